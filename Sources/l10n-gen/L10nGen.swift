import ArgumentParser
@main struct L10nGen: ParsableCommand {}
