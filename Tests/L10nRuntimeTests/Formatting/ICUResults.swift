// swift-format-ignore-file
// What ICU 77.1 (CLDR 47) writes for a message with the argument `a`, in the time zone Asia/Seoul; taken through PyICU
// 2.15.2. A `-` means that the CLDR of Foundation 6.3 for Linux differs.

/// A message, an argument, and the results in Korean, English, British English, Chinese in both scripts and German.
let icuResults = """
  {a} | int 0 | 0 | 0 | 0 | 0 | 0 | 0
  {a} | int 1 | 1 | 1 | 1 | 1 | 1 | 1
  {a} | int 2 | 2 | 2 | 2 | 2 | 2 | 2
  {a} | int 999 | 999 | 999 | 999 | 999 | 999 | 999
  {a} | int 1234 | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 | 1.234
  {a} | int 1234567 | 1,234,567 | 1,234,567 | 1,234,567 | 1,234,567 | 1,234,567 | 1.234.567
  {a} | int -45678 | -45,678 | -45,678 | -45,678 | -45,678 | -45,678 | -45.678
  {a} | double 0.0 | 0 | 0 | 0 | 0 | 0 | 0
  {a} | double 1.0 | 1 | 1 | 1 | 1 | 1 | 1
  {a} | double 2.5 | 2.5 | 2.5 | 2.5 | 2.5 | 2.5 | 2,5
  {a} | double -0.25 | -0.25 | -0.25 | -0.25 | -0.25 | -0.25 | -0,25
  {a} | double 1234.5678 | 1,234.568 | 1,234.568 | 1,234.568 | 1,234.568 | 1,234.568 | 1.234,568
  {a} | double 0.0005 | 0 | 0 | 0 | 0 | 0 | 0
  {a} | double 0.0015 | 0.002 | 0.002 | 0.002 | 0.002 | 0.002 | 0,002
  {a} | double 2.0025 | 2.002 | 2.002 | 2.002 | 2.002 | 2.002 | 2,002
  {a} | double 1234567.891 | 1,234,567.891 | 1,234,567.891 | 1,234,567.891 | 1,234,567.891 | 1,234,567.891 | 1.234.567,891
  {a} | double 0.07 | 0.07 | 0.07 | 0.07 | 0.07 | 0.07 | 0,07
  {a, number} | int 5 | 5 | 5 | 5 | 5 | 5 | 5
  {a, number} | int 12345 | 12,345 | 12,345 | 12,345 | 12,345 | 12,345 | 12.345
  {a, number} | double 0.0 | 0 | 0 | 0 | 0 | 0 | 0
  {a, number} | double 1.0 | 1 | 1 | 1 | 1 | 1 | 1
  {a, number} | double 2.5 | 2.5 | 2.5 | 2.5 | 2.5 | 2.5 | 2,5
  {a, number} | double -0.25 | -0.25 | -0.25 | -0.25 | -0.25 | -0.25 | -0,25
  {a, number} | double 1234.5678 | 1,234.568 | 1,234.568 | 1,234.568 | 1,234.568 | 1,234.568 | 1.234,568
  {a, number} | double 0.0005 | 0 | 0 | 0 | 0 | 0 | 0
  {a, number} | double 0.0015 | 0.002 | 0.002 | 0.002 | 0.002 | 0.002 | 0,002
  {a, number} | double 2.0025 | 2.002 | 2.002 | 2.002 | 2.002 | 2.002 | 2,002
  {a, number} | double 1234567.891 | 1,234,567.891 | 1,234,567.891 | 1,234,567.891 | 1,234,567.891 | 1,234,567.891 | 1.234.567,891
  {a, number} | double 0.07 | 0.07 | 0.07 | 0.07 | 0.07 | 0.07 | 0,07
  {a, number, integer} | double 2.5 | 2 | 2 | 2 | 2 | 2 | 2
  {a, number, integer} | double 3.5 | 4 | 4 | 4 | 4 | 4 | 4
  {a, number, integer} | double 1234.4 | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 | 1.234
  {a, number, integer} | int 1234 | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 | 1.234
  {a, number, percent} | double 0.256 | 26% | 26% | 26% | 26% | 26% | 26\u{00A0}%
  {a, number, percent} | double 0.5 | 50% | 50% | 50% | 50% | 50% | 50\u{00A0}%
  {a, number, percent} | double 12.0 | 1,200% | 1,200% | 1,200% | 1,200% | 1,200% | 1.200\u{00A0}%
  {a, number, percent} | double 0.005 | 0% | 0% | 0% | 0% | 0% | 0\u{00A0}%
  {a, number, ::currency/KRW} | double 1234.565 | ₩1,235 | ₩1,235 | ₩1,235 | ₩1,235 | ￦1,235 | 1.235\u{00A0}₩
  {a, number, ::currency/KRW} | double -0.5 | -₩0 | -₩0 | -₩0 | -₩0 | -￦0 | -0\u{00A0}₩
  {a, number, ::currency/KRW} | double 0.0 | ₩0 | ₩0 | ₩0 | ₩0 | ￦0 | 0\u{00A0}₩
  {a, number, ::currency/USD} | double 1234.565 | US$1,234.56 | $1,234.56 | US$1,234.56 | US$1,234.56 | US$1,234.56 | 1.234,56\u{00A0}$
  {a, number, ::currency/USD} | double -0.5 | -US$0.50 | -$0.50 | -US$0.50 | -US$0.50 | -US$0.50 | -0,50\u{00A0}$
  {a, number, ::currency/USD} | double 0.0 | US$0.00 | $0.00 | US$0.00 | US$0.00 | US$0.00 | 0,00\u{00A0}$
  {a, number, ::currency/USD unit-width-narrow} | double 1234.565 | $1,234.56 | $1,234.56 | $1,234.56 | $1,234.56 | $1,234.56 | 1.234,56\u{00A0}$
  {a, number, ::currency/USD unit-width-narrow} | double -0.5 | -$0.50 | -$0.50 | -$0.50 | -$0.50 | -$0.50 | -0,50\u{00A0}$
  {a, number, ::currency/USD unit-width-narrow} | double 0.0 | $0.00 | $0.00 | $0.00 | $0.00 | $0.00 | 0,00\u{00A0}$
  {a, number, ::currency/CNY unit-width-iso-code} | double 1234.565 | CNY\u{00A0}1,234.56 | CNY\u{00A0}1,234.56 | CNY\u{00A0}1,234.56 | CNY\u{00A0}1,234.56 | CNY\u{00A0}1,234.56 | 1.234,56\u{00A0}CNY
  {a, number, ::currency/CNY unit-width-iso-code} | double -0.5 | -CNY\u{00A0}0.50 | -CNY\u{00A0}0.50 | -CNY\u{00A0}0.50 | -CNY\u{00A0}0.50 | -CNY\u{00A0}0.50 | -0,50\u{00A0}CNY
  {a, number, ::currency/CNY unit-width-iso-code} | double 0.0 | CNY\u{00A0}0.00 | CNY\u{00A0}0.00 | CNY\u{00A0}0.00 | CNY\u{00A0}0.00 | CNY\u{00A0}0.00 | 0,00\u{00A0}CNY
  {a, number, ::currency/USD unit-width-full-name} | double 1234.565 | 1,234.56 미국 달러 | 1,234.56 US dollars | 1,234.56 US dollars | 1,234.56美元 | - | 1.234,56 US-Dollar
  {a, number, ::currency/USD unit-width-full-name} | double -0.5 | -0.50 미국 달러 | -0.50 US dollars | -0.50 US dollars | -0.50美元 | - | -0,50 US-Dollar
  {a, number, ::currency/USD unit-width-full-name} | double 0.0 | 0.00 미국 달러 | 0.00 US dollars | 0.00 US dollars | 0.00美元 | - | 0,00 US-Dollar
  {a, number, ::.00} | double 1234.565 | 1,234.56 | 1,234.56 | 1,234.56 | 1,234.56 | 1,234.56 | 1.234,56
  {a, number, ::.00} | double -0.5 | -0.50 | -0.50 | -0.50 | -0.50 | -0.50 | -0,50
  {a, number, ::.00} | double 0.0 | 0.00 | 0.00 | 0.00 | 0.00 | 0.00 | 0,00
  {a, number, ::.##} | double 1234.565 | 1,234.56 | 1,234.56 | 1,234.56 | 1,234.56 | 1,234.56 | 1.234,56
  {a, number, ::.##} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::.##} | double 0.0 | 0 | 0 | 0 | 0 | 0 | 0
  {a, number, ::@@@} | double 1234.565 | 1,230 | 1,230 | 1,230 | 1,230 | 1,230 | 1.230
  {a, number, ::@@@} | double -0.5 | -0.500 | -0.500 | -0.500 | -0.500 | -0.500 | -0,500
  {a, number, ::@@@} | double 0.0 | 0.00 | 0.00 | 0.00 | 0.00 | 0.00 | 0,00
  {a, number, ::@@#} | double 1234.565 | 1,230 | 1,230 | 1,230 | 1,230 | 1,230 | 1.230
  {a, number, ::@@#} | double -0.5 | -0.50 | -0.50 | -0.50 | -0.50 | -0.50 | -0,50
  {a, number, ::@@#} | double 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0,0
  {a, number, ::compact-short} | double 1234.565 | 1.2천 | 1.2K | 1.2K | 1235 | 1235 | 1235
  {a, number, ::compact-short} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::compact-short} | double 0.0 | 0 | 0 | 0 | 0 | 0 | 0
  {a, number, ::compact-short currency/KRW} | double 1234.565 | ₩1.2천 | ₩1.2K | ₩1.2K | ₩1235 | ￦1235 | 1235\u{00A0}₩
  {a, number, ::compact-short currency/KRW} | double -0.5 | -₩0.5 | -₩0.5 | -₩0.5 | -₩0.5 | -￦0.5 | -0,5\u{00A0}₩
  {a, number, ::compact-short currency/KRW} | double 123456789.0 | ₩1.2억 | ₩123M | ₩123M | ₩1.2亿 | ￦1.2億 | 123\u{00A0}Mio.\u{00A0}₩
  {a, number, ::compact-short currency/USD unit-width-narrow} | double 1234.565 | $1.2천 | $1.2K | $1.2K | $1235 | $1235 | 1235\u{00A0}$
  {a, number, ::compact-short currency/USD unit-width-narrow} | double -0.5 | -$0.5 | -$0.5 | -$0.5 | -$0.5 | -$0.5 | -0,5\u{00A0}$
  {a, number, ::compact-short currency/USD unit-width-narrow} | double 123456789.0 | $1.2억 | $123M | $123M | $1.2亿 | $1.2億 | 123\u{00A0}Mio.\u{00A0}$
  {a, number, ::currency/KRW K unit-width-full-name} | double 1234.565 | 1.2천 대한민국 원 | 1.2K South Korean won | 1.2K South Korean won | 1235韩元 | - | 1235 Südkoreanische Won
  {a, number, ::currency/KRW K unit-width-full-name} | double -0.5 | -0.5 대한민국 원 | -0.5 South Korean won | -0.5 South Korean won | -0.5韩元 | - | -0,5 Südkoreanische Won
  {a, number, ::currency/KRW K unit-width-full-name} | double 123456789.0 | 1.2억 대한민국 원 | 123M South Korean won | 123M South Korean won | 1.2亿韩元 | - | 123\u{00A0}Mio. Südkoreanische Won
  {a, number, ::compact-short currency/USD .00} | double 1234.565 | US$1.23천 | $1.23K | US$1.23K | US$1234.56 | US$1234.56 | 1234,56\u{00A0}$
  {a, number, ::compact-short currency/USD .00} | double -0.5 | -US$0.50 | -$0.50 | -US$0.50 | -US$0.50 | -US$0.50 | -0,50\u{00A0}$
  {a, number, ::compact-short currency/USD .00} | double 123456789.0 | US$1.23억 | $123.46M | US$123.46M | US$1.23亿 | US$1.23億 | 123,46\u{00A0}Mio.\u{00A0}$
  {a, number, ::scientific} | double 1234.565 | 1.234565E3 | 1.234565E3 | 1.234565E3 | 1.234565E3 | 1.234565E3 | 1,234565E3
  {a, number, ::scientific} | double -0.5 | -5E-1 | -5E-1 | -5E-1 | -5E-1 | -5E-1 | -5E-1
  {a, number, ::scientific} | double 0.0 | 0E0 | 0E0 | 0E0 | 0E0 | 0E0 | 0E0
  {a, number, ::group-off} | double 1234.565 | 1234.565 | 1234.565 | 1234.565 | 1234.565 | 1234.565 | 1234,565
  {a, number, ::group-off} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::group-off} | double 0.0 | 0 | 0 | 0 | 0 | 0 | 0
  {a, number, ::sign-always} | double 1234.565 | +1,234.565 | +1,234.565 | +1,234.565 | +1,234.565 | +1,234.565 | +1.234,565
  {a, number, ::sign-always} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::sign-always} | double 0.0 | +0 | +0 | +0 | +0 | +0 | +0
  {a, number, ::sign-except-zero} | double 1234.565 | +1,234.565 | +1,234.565 | +1,234.565 | +1,234.565 | +1,234.565 | +1.234,565
  {a, number, ::sign-except-zero} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::sign-except-zero} | double 0.0 | 0 | 0 | 0 | 0 | 0 | 0
  {a, number, ::000} | double 1234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1.234,565
  {a, number, ::000} | double -0.5 | -000.5 | -000.5 | -000.5 | -000.5 | -000.5 | -000,5
  {a, number, ::000} | double 0.0 | 000 | 000 | 000 | 000 | 000 | 000
  {a, number, ::percent} | double 1234.565 | 1,234.565% | 1,234.565% | 1,234.565% | 1,234.565% | 1,234.565% | 1.234,565\u{00A0}%
  {a, number, ::percent} | double -0.5 | -0.5% | -0.5% | -0.5% | -0.5% | -0.5% | -0,5\u{00A0}%
  {a, number, ::percent} | double 0.0 | 0% | 0% | 0% | 0% | 0% | 0\u{00A0}%
  {a, number, ::percent scale/100 .0} | double 1234.565 | 123,456.5% | 123,456.5% | 123,456.5% | 123,456.5% | 123,456.5% | 123.456,5\u{00A0}%
  {a, number, ::percent scale/100 .0} | double -0.5 | -50.0% | -50.0% | -50.0% | -50.0% | -50.0% | -50,0\u{00A0}%
  {a, number, ::percent scale/100 .0} | double 0.0 | 0.0% | 0.0% | 0.0% | 0.0% | 0.0% | 0,0\u{00A0}%
  {a, number, ::integer-width/##00} | double 1234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1.234,565
  {a, number, ::integer-width/##00} | double -0.5 | -00.5 | -00.5 | -00.5 | -00.5 | -00.5 | -00,5
  {a, number, ::integer-width/##00} | double 0.0 | 00 | 00 | 00 | 00 | 00 | 00
  {a, number, ::precision-increment/0.05} | double 1234.565 | 1,234.55 | 1,234.55 | 1,234.55 | 1,234.55 | 1,234.55 | 1.234,55
  {a, number, ::precision-increment/0.05} | double -0.5 | -0.50 | -0.50 | -0.50 | -0.50 | -0.50 | -0,50
  {a, number, ::precision-increment/0.05} | double 0.0 | 0.00 | 0.00 | 0.00 | 0.00 | 0.00 | 0,00
  {a, number, ::currency/USD sign-accounting} | double 1234.565 | US$1,234.56 | $1,234.56 | US$1,234.56 | US$1,234.56 | US$1,234.56 | 1.234,56\u{00A0}$
  {a, number, ::currency/USD sign-accounting} | double -0.5 | (US$0.50) | ($0.50) | (US$0.50) | (US$0.50) | (US$0.50) | -0,50\u{00A0}$
  {a, number, ::currency/USD sign-accounting} | double 0.0 | US$0.00 | $0.00 | US$0.00 | US$0.00 | US$0.00 | 0,00\u{00A0}$
  {a, number, ::rounding-mode-up .0} | double 1234.565 | 1,234.6 | 1,234.6 | 1,234.6 | 1,234.6 | 1,234.6 | 1.234,6
  {a, number, ::rounding-mode-up .0} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::rounding-mode-up .0} | double 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0,0
  {a, number, ::decimal-always} | double 1234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1,234.565 | 1.234,565
  {a, number, ::decimal-always} | double -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0.5 | -0,5
  {a, number, ::decimal-always} | double 0.0 | 0. | 0. | 0. | 0. | 0. | 0,
  {a, date} | date 1754000000 | 2025. 8. 1. | Aug 1, 2025 | 1 Aug 2025 | 2025年8月1日 | 2025年8月1日 | 01.08.2025
  {a, date, short} | date 1754000000 | - | 8/1/25 | 01/08/2025 | 2025/8/1 | 2025/8/1 | 01.08.25
  {a, date, medium} | date 1754000000 | 2025. 8. 1. | Aug 1, 2025 | 1 Aug 2025 | 2025年8月1日 | 2025年8月1日 | 01.08.2025
  {a, date, long} | date 1754000000 | 2025년 8월 1일 | August 1, 2025 | 1 August 2025 | 2025年8月1日 | 2025年8月1日 | 1. August 2025
  {a, date, full} | date 1754000000 | 2025년 8월 1일 금요일 | Friday, August 1, 2025 | Friday, 1 August 2025 | - | 2025年8月1日 星期五 | Freitag, 1. August 2025
  {a, time} | date 1754000000 | 오전 7:13:20 | 7:13:20\u{202F}AM | 07:13:20 | 07:13:20 | 清晨7:13:20 | 07:13:20
  {a, time, short} | date 1754000000 | 오전 7:13 | 7:13\u{202F}AM | 07:13 | 07:13 | 清晨7:13 | 07:13
  {a, time, medium} | date 1754000000 | 오전 7:13:20 | 7:13:20\u{202F}AM | 07:13:20 | 07:13:20 | 清晨7:13:20 | 07:13:20
  {a, time, long} | date 1754000000 | 오전 7시 13분 20초 GMT+9 | 7:13:20\u{202F}AM GMT+9 | 07:13:20 GMT+9 | GMT+9 07:13:20 | - | 07:13:20 GMT+9
  {a, time, full} | date 1754000000 | 오전 7시 13분 20초 대한민국 표준시 | 7:13:20\u{202F}AM Korean Standard Time | 07:13:20 Korean Standard Time | 韩国标准时间 07:13:20 | - | 07:13:20 Koreanische Normalzeit
  {a, date, ::yMMMd} | date 1754000000 | 2025년 8월 1일 | Aug 1, 2025 | 1 Aug 2025 | 2025年8月1日 | 2025年8月1日 | 1. Aug. 2025
  {a, date, ::MMMMd} | date 1754000000 | 8월 1일 | August 1 | 1 August | 8月1日 | 8月1日 | 1. August
  {a, date, ::yMMMEd} | date 1754000000 | 2025년 8월 1일 (금) | Fri, Aug 1, 2025 | Fri, 1 Aug 2025 | - | 2025年8月1日 週五 | -
  {a, date, ::jm} | date 1754000000 | 오전 7:13 | 7:13\u{202F}AM | 07:13 | 07:13 | 上午7:13 | 07:13
  {a, date, ::Hm} | date 1754000000 | 07:13 | 07:13 | 07:13 | 07:13 | 07:13 | 07:13
  {a, date, ::yM} | date 1754000000 | 2025. 8. | 8/2025 | 08/2025 | 2025/8 | 2025/8 | -
  {a, date, ::MMMEdjm} | date 1754000000 | 8월 1일 (금) 오전 7:13 | - | - | - | 8月1日 週五 上午7:13 | -
  {a, date, ::y} | date 1754000000 | 2025년 | 2025 | 2025 | 2025年 | 2025年 | 2025
  {a, date, ::EEEE} | date 1754000000 | 금요일 | Friday | Friday | 星期五 | 星期五 | Freitag
  {a, date, ::yMd} | date 1754000000 | 2025. 8. 1. | 8/1/2025 | 01/08/2025 | 2025/8/1 | 2025/8/1 | 1.8.2025
  {a, date, ::jms} | date 1754000000 | 오전 7:13:20 | 7:13:20\u{202F}AM | 07:13:20 | 07:13:20 | 上午7:13:20 | 07:13:20
  {a} | date 1754000000 | - | 8/1/25, 7:13\u{202F}AM | 01/08/2025, 07:13 | 2025/8/1 07:13 | 2025/8/1 清晨7:13 | 01.08.25, 07:13
  {a, plural, =0{none} one{# item} other{# items}} | int 0 | none | none | none | none | none | none
  {a, plural, =0{none} one{# item} other{# items}} | int 1 | 1 items | 1 item | 1 item | 1 items | 1 items | 1 item
  {a, plural, =0{none} one{# item} other{# items}} | int 2 | 2 items | 2 items | 2 items | 2 items | 2 items | 2 items
  {a, plural, =0{none} one{# item} other{# items}} | int 999 | 999 items | 999 items | 999 items | 999 items | 999 items | 999 items
  {a, plural, =0{none} one{# item} other{# items}} | int 1234 | 1,234 items | 1,234 items | 1,234 items | 1,234 items | 1,234 items | 1.234 items
  {a, plural, =0{none} one{# item} other{# items}} | int 1234567 | 1,234,567 items | 1,234,567 items | 1,234,567 items | 1,234,567 items | 1,234,567 items | 1.234.567 items
  {a, plural, =0{none} one{# item} other{# items}} | int -45678 | -45,678 items | -45,678 items | -45,678 items | -45,678 items | -45,678 items | -45.678 items
  {a, plural, =0{none} one{# item} other{# items}} | double 0.0 | none | none | none | none | none | none
  {a, plural, =0{none} one{# item} other{# items}} | double 1.0 | 1 items | 1 item | 1 item | 1 items | 1 items | 1 item
  {a, plural, =0{none} one{# item} other{# items}} | double 1.5 | 1.5 items | 1.5 items | 1.5 items | 1.5 items | 1.5 items | 1,5 items
  {a, plural, =0{none} one{# item} other{# items}} | double 1.0004 | 1 items | 1 item | 1 item | 1 items | 1 items | 1 item
  {a, plural, offset:1 =0{nobody} =1{you} one{you and # other} other{you and # others}} | int 0 | nobody | nobody | nobody | nobody | nobody | nobody
  {a, plural, offset:1 =0{nobody} =1{you} one{you and # other} other{you and # others}} | int 1 | you | you | you | you | you | you
  {a, plural, offset:1 =0{nobody} =1{you} one{you and # other} other{you and # others}} | int 2 | you and 1 others | you and 1 other | you and 1 other | you and 1 others | you and 1 others | you and 1 other
  {a, plural, offset:1 =0{nobody} =1{you} one{you and # other} other{you and # others}} | int 3 | you and 2 others | you and 2 others | you and 2 others | you and 2 others | you and 2 others | you and 2 others
  {a, plural, offset:1 =0{nobody} =1{you} one{you and # other} other{you and # others}} | int 1001 | you and 1,000 others | you and 1,000 others | you and 1,000 others | you and 1,000 others | you and 1,000 others | you and 1.000 others
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 1 | 1th | 1st | 1st | 1th | 1th | 1th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 2 | 2th | 2nd | 2nd | 2th | 2th | 2th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 3 | 3th | 3rd | 3rd | 3th | 3th | 3th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 4 | 4th | 4th | 4th | 4th | 4th | 4th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 11 | 11th | 11th | 11th | 11th | 11th | 11th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 21 | 21th | 21st | 21st | 21th | 21th | 21th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 102 | 102th | 102nd | 102nd | 102th | 102th | 102th
  {a, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} | int 1003 | 1,003th | 1,003rd | 1,003rd | 1,003th | 1,003th | 1.003th
  {a, select, m{he} f{she} other{they}} | string m | he | he | he | he | he | he
  {a, select, m{he} f{she} other{they}} | string f | she | she | she | she | she | she
  {a, select, m{he} f{she} other{they}} | string x | they | they | they | they | they | they
  {a, select, m{he} f{she} other{they}} | string  | they | they | they | they | they | they
  {a, plural, one{{a, select, x{#} other{# {a}}}} other{{a, number} '{'#'}'}} | int 1 | 1 {1} | - | - | 1 {1} | 1 {1} | -
  {a, plural, one{{a, select, x{#} other{# {a}}}} other{{a, number} '{'#'}'}} | int 5 | 5 {5} | 5 {5} | 5 {5} | 5 {5} | 5 {5} | 5 {5}
  """
