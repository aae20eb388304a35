'use strict';

const endings = ['yml', 'yaml', 'json', 'strings', 'stringsdict', 'xcstrings', 'arb', 'po', 'pot'];

// By name instead of language, because other extensions may have their own languages for these files.
const selector = (list) => [
  { scheme: 'file', pattern: `**/*.{${list.join(',')}}` },
  // Android's resources; other XML files are none of ours.
  { scheme: 'file', pattern: '**/values*/*.xml' },
];

/** The files that may have translations. */
exports.translations = selector(endings);

/** All files that the server knows something about. */
exports.all = selector([...endings, 'swift']);
