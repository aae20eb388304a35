extension MessageSyntaxRule {
  var summary: String {
    "a text can't be parsed in the catalog's placeholder syntax"
  }

  var explanation: String {
    """
    The app uses the same parser, so it couldn't show a string that the parser rejects. A string that can be parsed, \
    but probably not as intended (a quote that continues to the end, a stray brace), is a warning.

    The source text can have at most 64 arguments and 500 words to select by: each becomes a parameter or an enum \
    case, and Swift takes minutes and gigabytes to compile thousands of them.

    A text with such an error isn't compared with other languages until it's fixed, because most differences would be \
    consequences of the error.

    Patterns for numbers and dates such as '#,##0.00' and 'yyyy-MM-dd', from older versions of ICU, become \
    skeletons. A date then has the language's own order and punctuation, and a number its groups of digits and its \
    percent sign. Only patterns of numbers without these are fixed, because they look the same in every language.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "hello: \"안녕하세요, {name 님\"\n"],
      finding: "an argument name can't contain spaces; write `}` or `,` after `name`",
      fixed: ["ko.yml": "hello: \"안녕하세요, {name} 님\"\n"])
  }
}
