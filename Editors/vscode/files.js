'use strict';

const endings = ['yml', 'yaml', 'json', 'strings', 'stringsdict', 'xcstrings', 'arb', 'po', 'pot'];

// By name instead of language, because other extensions may have their own languages for these files.
const selector = (list) => [{ scheme: 'file', pattern: `**/*.{${list.join(',')}}` }];

/** The files that may have translations. */
exports.translations = selector(endings);

/** All files that the server knows something about. */
exports.all = selector([...endings, 'swift']);
