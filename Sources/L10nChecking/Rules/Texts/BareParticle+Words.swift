extension BareParticle {
  var summary: String {
    "a Korean particle after a placeholder is written in one form only, or after a space"
  }

  var explanation: String {
    """
    '{item}을' is right for 크림 and wrong for 팩트. If you write both forms, '{item}을(를)', the particle takes the form \
    that fits when the string is formatted.

    The rule reports particles only at the end of a word: '{min}이상' and '{n}은행' are other words. It also reports them \
    after a space, '{item} 을' or '{item} 을(를)', except for '이' and '나', which are words of their own. A particle has one \
    right form, and isn't reported, after a unit ('{n}개를'), after a placeholder that always ends alike (dates, \
    percentages, amounts of money), and after branches that all end alike. '종로{n}가', '제{n}과' and '{road}로 12' aren't \
    particles. 'korean-particles: false' turns the rule off.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "added: \"{item}을 담았어요\"\n"],
      finding: "'을' is right only after some words; write '을(를)' to get the form that fits",
      fixed: ["ko.yml": "added: \"{item}을(를) 담았어요\"\n"])
  }
}
