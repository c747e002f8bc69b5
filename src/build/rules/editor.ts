/** Rules of the extension, as seen in a real VS Code. */
import { heldBy, type Rule } from '../rule.ts';

export const editorRules: readonly Rule[] = [
  ...heldBy('test/editor/inside/extension.test.ts', [
    ['§12', 'The extension activates lazily', 'does not wake before a view or a command of its own is used'],
    ['§12', 'Every declared command exists', 'wakes, and registers every command its manifest declares'],
  ]),
  ...heldBy('test/editor/journey.test.ts', [
    [
      '§12',
      'Three key presses from question to council',
      'goes from the palette to a running council: question, Enter, Enter, Enter',
    ],
    [
      '§12',
      'Turns show as they stream, and the tree follows',
      'watches the turns stream, and the tree follow',
    ],
    [
      '§12',
      'A waiting decision shows wherever one looks',
      'finds the decision waiting in the bar, the tree, the badge and the status bar',
    ],
    [
      '§12',
      'Brief, archive and decision are files in the workspace',
      'accepts in the decision bar, and finds brief, archive and decision as files',
    ],
    ['§12', 'The archive opens as Markdown', 'opens the archive as Markdown'],
    ['§12', 'The transcript survives a reload', 'finds its transcript again after a reload of the window'],
  ]),
  ...heldBy('test/editor/installed.test.ts', [
    ['§12', 'French under a French locale', 'offers its views and welcomes in French'],
    [
      '§12',
      'A French question is deliberated in French in the editor',
      'holds a council in French, from the question to the decision',
    ],
  ]),
  ...heldBy('test/editor/restricted.test.ts', [
    [
      '§12',
      'Untrusted: no host; archives are listed all the same',
      'lists its archives without a host, and says why no more',
    ],
    [
      '§14',
      'Nothing is spawned or written in an untrusted workspace',
      'opens an archive as Markdown and starts and writes nothing',
    ],
  ]),
  ...heldBy('test/editor/hostDown.test.ts', [
    [
      '§12',
      'A clear message after the fifth failed start of the host',
      'is given up after five tries, with words and a button',
    ],
  ]),
];
