/** Rules of the extension, as seen in a real VS Code. */
import { heldBy, type Rule } from '../rule.ts';

export const editorRules: readonly Rule[] = [
  ...heldBy('test/extension/notices.test.ts', [
    [
      '§14',
      'Nothing that is quoted in a notice of the editor becomes a link or a command (S6)',
      'S6: holds no link, of a command or of anything, whatever it quotes',
    ],
    ['§14', 'No notice goes another way (S6)', 'S6: is shown by notices.ts alone'],
  ]),
  ...heldBy('test/editor/inside/extension.test.ts', [
    ['§12', 'The extension activates lazily', 'does not wake before a view or a command of its own is used'],
    ['§12', 'Every declared command exists', 'wakes, and registers every command its manifest declares'],
    [
      '§3',
      'Nothing is written before the first council or an init: not by looking',
      'shows its views without writing into a workspace that has no home yet',
    ],
    [
      '§14',
      'Tooltips are not trusted and hold no HTML',
      'never trusts a tooltip: what agents wrote is text, with no HTML and no commands',
    ],
  ]),
  ...heldBy('test/editor/inside/hosting.test.ts', [
    [
      '§2',
      'A second window attaches to the running host',
      'serves a second window: it attaches and sees the same council',
    ],
    [
      '§12',
      'The extension survives the host’s death, and nothing is lost',
      'is started again when it is killed, and the council goes on with all that was said',
    ],
  ]),
  ...heldBy('test/editor/inside/problems.test.ts', [
    [
      '§7',
      'A wrong brief shows at its line in the Problems panel and starts nothing',
      'show a wrong brief at its lines when it is convened; nothing starts and nothing is written',
    ],
    [
      '§12',
      'A brief is checked while it is edited',
      'show broken YAML and a wrong type at their lines while the brief is edited, and go when it is mended',
    ],
    [
      '§3',
      'A broken identities.yaml shows at its line in the editor',
      'show identities.yaml at its line, and keep the last good version in force',
    ],
  ]),
  ...heldBy('test/editor/places.test.ts', [
    [
      '§3',
      'Nothing is written before the first council or an init: not by a question that is given up',
      'leaves the folder untouched when the question, or the offer of the family, is refused',
    ],
    ['§12', 'Multi-root', 'asks which of several folders keeps the councils, and remembers it'],
    ['§12', 'No folder open: offers one', 'offers to open a folder where none is open'],
  ]),
  ...heldBy('test/extension/restarts.test.ts', [
    ['§12', 'Restart with backoff', 'waits longer each time and stops after five deaths in three minutes'],
    [
      '§2',
      'Of two windows that start a host at once, the slower joins the quicker’s',
      'joins the winner when another window was quicker',
    ],
  ]),
  ...heldBy('test/extension/transcript.test.ts', [
    [
      '§14',
      'Webview: strict CSP with nonce, nothing remote',
      'allows nothing but its own script by nonce and its own styles, fonts and pictures',
    ],
    ['§14', 'Webview: no inline script', 'has no inline script or style'],
    ['§14', 'Messages of a page are parsed by schema', 'that no schema knows do nothing'],
    ['§14', 'Links out of a transcript are https only', 'follow links only over https'],
  ]),
  ...heldBy('test/extension/picture.test.ts', [
    [
      '§12',
      'Views are refreshed by events, not by polling',
      'is whole at first, then follows what the host tells, and never asks again',
    ],
  ]),
  ...heldBy('test/extension/archives.test.ts', [
    [
      '§14',
      'Without trust no link out of the folder is followed',
      'are listed newest first, without following links out of the folder',
    ],
  ]),
  ...heldBy('test/host/who.test.ts', [
    ['§12', 'Who “I” am is the only human of identities.yaml', 'is the only person'],
    [
      '§12',
      'Where there are several people it is asked once, and nothing is signed before',
      'is asked where there are several: what would be signed is refused in words, and the answer is kept',
    ],
    [
      '§12',
      'A name that is nobody’s is said with what to do, and never taken for somebody else’s',
      'that a client names and nobody knows signs nothing, and may still pause',
    ],
    [
      '§7',
      'Whoever may be the person at the table sees no blind answer before its phase closes',
      'sees no blind answer before its phase closes: the only person, and whoever may be the one at the table',
    ],
  ]),
  ...heldBy('test/cli/people.test.ts', [
    [
      '§13',
      'The command line signs by the same rule',
      'is the only person of identities.yaml, whatever their id',
    ],
  ]),
  ...heldBy('test/extension/drafts.test.ts', [
    [
      '§12',
      'What a person typed survives Escape, failure and reload',
      'is kept letter by letter, each box its own, and offered again by the next window',
    ],
  ]),
  ...heldBy('test/extension/transcript.test.ts', [
    [
      '§12',
      'Words that can’t be sent are given back to the box with the reason',
      'give the words back with the reason when they can’t be sent, and say when they have arrived',
    ],
  ]),
  ...heldBy('test/extension/meant.test.ts', [
    [
      '§12',
      'A steering or destructive command means the transcript in front, else it asks which',
      'the only one, with another in front: asked',
    ],
  ]),
  ...heldBy('test/editor/trust.test.ts', [
    [
      '§12',
      'In the editor, whoever uses a template signs by their own name, with nothing set',
      'is who they are by the only person of the template, with nothing set',
    ],
    [
      '§12',
      'In the editor, a typed question outlives Escape and a reload',
      'finds the question again after Escape, at its box and at every later step',
    ],
    [
      '§12',
      'In the editor, Stop means the transcript in front, and asks',
      'stops no other council than the one in front, and that only after a yes',
    ],
    [
      '§7',
      'In the editor, nothing is published unasked',
      'signs the decision with their name, and publishes nothing',
    ],
    [
      '§7',
      'In the editor, no paid call is made before its estimate was seen',
      'spends nothing before the estimate was seen: Escape leaves, Enter starts',
    ],
    [
      '§12',
      'In the editor, a killed host finds the window’s keys again before a seat is held absent',
      'has its host killed while it answers, and the seats find the editor’s key again',
    ],
    [
      '§7',
      'In the editor, the budget’s clock stands in a pause',
      'sees a clock that stands while the council is paused',
    ],
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
    [
      '§12',
      'Granting trust switches over in the same window',
      'starts the host in the same window once it is trusted',
    ],
  ]),
  ...heldBy('test/editor/hostDown.test.ts', [
    [
      '§12',
      'A clear message after the fifth failed start of the host',
      'is given up after five tries, with words and a button',
    ],
    ['§12', 'The button starts the host again', 'starts when the cause is gone and Try again is pressed'],
  ]),
];
