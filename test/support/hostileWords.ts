/** Replies that try to be more than words: drawn from pieces that mean something to some reader, from one seed. */
import fc from 'fast-check';
import { attacks } from './attacks.ts';

const spaces = ['\u00A0', '\u2003', '\u3000', '\u202F', '\u205F', '\u1680', '\u200B', '\u2060', '\uFEFF'];
const margins = ['', ' ', '   ', '    ', '\t', '> ', '- ', '1. ', '> - ', '* > ', ...spaces];
const ends = ['\n', '\n\n', '\r', '\r\n', '\u2028', '\u0085', '\u000B', '\u000C'];

const openers = [
  ...[
    '```',
    '````js',
    '~~~',
    '~~~~ `x`',
    '# ',
    '###### ',
    '#',
    '===',
    '---',
    '--',
    '***',
    '$$',
    '|',
    '| --- |',
  ],
  ...[
    '[a]: ',
    '[a\nb]: ',
    '[^1]: ',
    '<!--',
    '<div>',
    '<style>*{}</style>',
    '<details open>',
    '<?php',
    '<![CDATA[',
  ],
  ...[':::', '%%', '{{x}}', '@everyone', 'TURN_COMPLETE', '**Vote**: agree', '## Decision', '[Tour 1]: '],
];

const inside = [
  ...[
    '`',
    '``',
    '```',
    '\\',
    '\\\\',
    '[',
    ']',
    '](',
    ')',
    '![',
    '!',
    '<',
    '>',
    '&',
    '&lt;',
    '&#60;',
    '*',
    '**',
    '_',
  ],
  ...[
    '__',
    '~~',
    '$',
    '|',
    ':',
    '-->',
    '"',
    "'",
    '`<!-- /council:2026-01-01-a -->`',
    '<!-- council:2026-01-01-a -->',
  ],
  ...[
    '[x](command:quit)',
    '[x](https://example.org/a)',
    '![p](https://example.org/p.png)',
    '[x](javascript:a)',
    '[# x](y)',
    '[~~~](y)',
    '[---](---)',
  ],
  ...[
    '[`x`](command:y)',
    '<command:x>',
    '<img src=https://example.org/p.png>',
    'https://example.org/q',
    '//host/x',
  ],
  ...['www.example.org', 'a@example.org', '[x][a]', '[a]', '![a]', 'file:///etc/passwd', 'vscode://x/y'],
  ...[
    '\u001B]8;;https://example.org\u0007x\u001B]8;;\u0007',
    '\u001B[2J',
    '\u001B]0;title\u0007',
    '\u009B31m',
    '\u0000',
  ],
  ...[
    '\u001BP1$r\u001B\\',
    '\u202Egpj.exe',
    '\u2066',
    '\uD83E',
    '👩‍👩‍👧',
    'é',
    'e\u0301',
    '中',
    'x',
    'the restore is tested',
  ],
];

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...inside) },
  { weight: 3, arbitrary: fc.constantFrom(...openers) },
  { weight: 2, arbitrary: fc.constantFrom(...margins) },
  { weight: 2, arbitrary: fc.constantFrom(...ends) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(attacks)) },
);

const line = fc
  .tuple(fc.constantFrom(...margins), fc.constantFrom('', ...openers), fc.array(piece, { maxLength: 5 }))
  .map(([margin, opener, rest]) => margin + opener + rest.join(''));

export const hostileWords: fc.Arbitrary<string> = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc
    .array(fc.tuple(line, fc.constantFrom(...ends)), { maxLength: 8 })
    .map((lines) => lines.map((each) => each.join('')).join('')),
);

/** Shapes that a careless reader takes time for that grows faster than they do. `at(n)` has about n signs. */
export const longShapes: Record<string, (n: number) => string> = {
  'brackets and parentheses': (n) => ']('.repeat(n / 2),
  'opening brackets': (n) => '['.repeat(n),
  pictures: (n) => '!['.repeat(n / 2),
  'spans of code': (n) => '`a` '.repeat(n / 4),
  'backquotes that nothing closes': (n) => '`a``b```'.repeat(n / 8),
  'one run of backquotes': (n) => `a${'`'.repeat(n)}`,
  'stars that nothing closes': (n) => '**a '.repeat(n / 4),
  'lines under each other': (n) => '_a __b '.repeat(n / 7),
  'spaces in a heading': (n) => `# a${' '.repeat(n)}b`,
  'spaces behind bold words': (n) => `**a${' '.repeat(n)}b`,
  'spaces behind a label': (n) => `**Vote**:${' '.repeat(n)}b`,
  'spaces in a cell': (n) => `| a${' '.repeat(n)}b`,
  'signs that turn the order': (n) => 'a\u202E'.repeat(n / 2),
  'letters that nobody sees': (n) => '\u{E0041}'.repeat(n / 2),
  'signs behind a heading': (n) => `# a ${'#'.repeat(n)}`,
  'empty lines': (n) => `a${'\n'.repeat(n)}b`,
  spaces: (n) => `a${' '.repeat(n)}b`,
  'spaces of another kind': (n) => `a${'\u00A0'.repeat(n)}~~~`,
  'quotations in each other': (n) => '>'.repeat(n),
  'lists in each other': (n) => '- '.repeat(n / 2),
  'bars of a table': (n) => `|${' a |'.repeat(n / 8)}\n|${'---|'.repeat(n / 8)}\n`,
  'lines of a table': (n) => `| a | b |\n| --- | --- |\n${'| x | y |\n'.repeat(n / 10)}`,
  'fences that nothing closes': (n) => '```a\n~~~b\n'.repeat(n / 10),
  'fences of growing length': (n) =>
    Array.from({ length: Math.ceil(Math.sqrt(n)) }, (_, at) => `${'`'.repeat(3 + at)}\n`).join(''),
  'comments that nothing closes': (n) => '<!-- '.repeat(n / 5),
  'angle brackets': (n) => '<a '.repeat(n / 3),
  backslashes: (n) => '\\'.repeat(n),
  'labels of a form': (n) => '**Vote**: agree\n'.repeat(n / 16),
  mentions: (n) => '@sage '.repeat(n / 6),
  'addresses of the web': (n) => 'https://example.org/a '.repeat(n / 22),
  'one long word': (n) => 'a'.repeat(n),
  'titles of a terminal that nothing ends': (n) => '\u001B]'.repeat(n / 2),
  'links of a terminal that nothing ends': (n) => '\u001B]8;;a'.repeat(n / 6),
  'one string for a device that nothing ends': (n) => `\u001BP${'a;'.repeat(n / 2)}`,
  'figures for a terminal that nothing ends': (n) => `\u001B[${'1;'.repeat(n / 2)}`,
  'escape codes': (n) => '\u001B[1m'.repeat(n / 4),
};
