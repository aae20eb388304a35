"""The words of the generated catalog: nouns, actions and sentences of a cosmetics-store app in three languages."""


def _table(text, columns):
    return [dict(zip(columns, line.split("|"))) for line in text.strip().splitlines()]


AREAS = (
    "account address auth banner booking brand calendar cart chat coupon delivery event home map market member "
    "notification order payment photo point product review search settings"
).split()

SCREENS = "list detail edit create history filter summary help sheet alert".split()

PARTS = "title message label hint button caption".split()

NOUNS = _table(
    """
review|리뷰|review|评论
coupon|쿠폰|coupon|优惠券
store|매장|store|门店
cream|크림|cream|面霜
order|주문|order|订单
delivery|배송|delivery|配送
payment|결제|payment|支付
refund|환불|refund|退款
photo|사진|photo|照片
brand|브랜드|brand|品牌
gift|선물|gift|礼物
sample|샘플|sample|小样
point|포인트|point|积分
address|배송지|delivery address|收货地址
card|카드|card|银行卡
event|이벤트|event|活动
notice|공지|notice|公告
profile|프로필|profile|个人资料
question|문의|question|咨询
answer|답변|answer|回答
skin_type|피부 타입|skin type|肤质
ingredient|성분|ingredient|成分
wishlist|찜 목록|wish list|收藏夹
booking|예약|booking|预约
membership|멤버십|membership|会员
""",
    ("key", "ko", "en", "zh-Hans"),
)

ACTIONS = _table(
    """
save|저장|save|保存
delete|삭제|delete|删除
edit|수정|edit|修改
share|공유|share|分享
load|조회|load|加载
search|검색|search|搜索
add|추가|add|添加
send|전송|send|发送
cancel|취소|cancel|取消
confirm|확인|confirm|确认
change|변경|change|更改
register|등록|register|登记
download|다운로드|download|下载
upload|업로드|upload|上传
sort|정렬|sort|排序
compare|비교|compare|比较
""",
    ("key", "ko", "en", "zh-Hans"),
)


def _template(ko, en, zh, *arguments):
    return {"texts": {"ko": ko, "en": en, "zh-Hans": zh}, "arguments": arguments}


TEMPLATES = {
    "plain": [
        _template("NOUN ACTION", "ACTION NOUN", "ACTIONNOUN"),
        _template("NOUN", "NOUN", "NOUN"),
        _template("ACTION", "ACTION", "ACTION"),
        _template("NOUN ACTION 완료", "NOUN: ACTION done", "NOUNACTION完成"),
        _template("NOUN ACTION에 실패했어요", "We couldn't ACTION the NOUN", "NOUNACTION失败"),
        _template("아직 NOUN 정보가 없어요", "No NOUN yet", "暂无NOUN"),
        _template("NOUN 정보를 ACTION할까요?", "Do you want to ACTION this NOUN?", "要ACTION这个NOUN吗？"),
        _template(
            "NOUN ACTION에 실패했어요. 잠시 후 다시 시도해 주세요.",
            "We couldn't ACTION the NOUN. Please try again in a moment.",
            "NOUNACTION失败，请稍后重试。",
        ),
        _template("NOUN ACTION 내역 보기", "View your NOUN history", "查看NOUN记录"),
    ],
    "arguments": [
        _template("{name} NOUN ACTION", "ACTION the NOUN of {name}", "ACTION{name}的NOUN", ("name", "text")),
        _template(
            "{name}님의 NOUN 정보를 ACTION할까요?",
            "ACTION {name}'s NOUN?",
            "要ACTION{name}的NOUN吗？",
            ("name", "text"),
        ),
        _template("{item}을(를) ACTION했어요", "ACTION: {item}", "已ACTION{item}", ("item", "text")),
        _template(
            "{from}에서 {to}(으)로 NOUN ACTION",
            "ACTION the NOUN from {from} to {to}",
            "将NOUN从{from}ACTION到{to}",
            ("from", "text"),
            ("to", "text"),
        ),
        _template(
            "{date, date, medium}까지 NOUN ACTION할 수 있어요",
            "You can ACTION the NOUN until {date, date, medium}",
            "{date, date, medium}之前可以ACTIONNOUN",
            ("date", "date"),
        ),
    ],
    "plural": [
        _template(
            "{count, plural, other {NOUN #개}} ACTION",
            "{count, plural, one {# NOUN item to ACTION} other {# NOUN items to ACTION}}",
            "ACTION{count, plural, other {#个NOUN}}",
            ("count", "count"),
        ),
        _template(
            "{name}님이 {count, plural, other {NOUN #개를}} ACTION했어요",
            "{name} chose ACTION for {count, plural, one {# NOUN item} other {# NOUN items}}",
            "{name}ACTION了{count, plural, other {#个NOUN}}",
            ("count", "count"),
            ("name", "text"),
        ),
    ],
}

# Two messages that every catalog has, for benchmarks that read by name.
SAMPLES = {
    "plain": _template("주문 내역 보기", "View your orders", "查看订单记录"),
    "summary": _template(
        "{name}님이 {count, plural, other {상품 #개를}} 담았어요",
        "{name} added {count, plural, one {# item} other {# items}}",
        "{name}加购了{count, plural, other {#件商品}}",
        ("count", "count"),
        ("name", "text"),
    ),
}
