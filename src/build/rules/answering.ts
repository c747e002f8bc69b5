/** Rules of what answers when nobody says so, of keys and where they may go, and of templates. */
import { heldBy, type Rule } from '../rule.ts';

export const answeringRules: readonly Rule[] = [
  ...heldBy('test/keys/tried.test.ts', [
    [
      '§8',
      'The test call says that a key is taken only where that was shown',
      'is not called taken where the list is open to all, or there is none',
    ],
  ]),
  ...heldBy('test/host/choice.test.ts', [
    [
      '§8',
      'Families are spread over the seats, and the choice is shown before the start',
      'with two keys the families alternate over the seats in their order, and the archive names each',
    ],
    [
      '§8',
      'A warning when all seats are of one family',
      'with one key all seats are of one family, and that is told',
    ],
    ['§8', 'The editor’s models are chosen first', 'the editor’s models go before keys, one of each family'],
    [
      '§8',
      'Then providers with a key that answer',
      'a provider that does not answer is passed over, and said with its reason',
    ],
    [
      '§8',
      'Then a local Ollama that answers',
      'a local server is asked only where there is no key and it may be looked for',
    ],
    [
      '§8',
      'Rehearsal is the default when nothing else is there',
      'with nothing there it is a rehearsal, nobody is called, and what to do is said',
    ],
    [
      '§8',
      'What is named always wins over the choice',
      'what is named wins: the flag over the choice, a seat’s own over the flag',
    ],
    [
      '§8',
      'A key that is lent or dropped counts at once',
      'who answers is heard once for a few seconds, and anew when a key is lent or dropped',
    ],
    [
      '§5',
      'A template whose provider has no key says so before the start, and can be rehearsed',
      'a seat whose provider has no key: named with the command before the start, refused, rehearsed if asked',
    ],
    [
      '§8',
      '`council models` says who is reachable, and why the rest is not',
      'the list of models says who answers with what, and why the others don’t',
    ],
    [
      '§8',
      '`A_TABLE_PROBE=off` looks for no Ollama, in no way',
      'A_TABLE_PROBE=off keeps the list of models, too, from looking for an Ollama',
    ],
  ]),
  ...heldBy('test/workspace/templates.test.ts', [
    [
      '§5',
      'Three templates to start from, in both languages',
      'each is sound in both languages, with one person, and says how each voice thinks',
    ],
    [
      '§5',
      '*Three models*: Claude the reasoner, GPT the pragmatist, GLM the synthesizer',
      'three models: Claude reasons, GPT is the pragmatist, GLM synthesises; all three vote',
    ],
    [
      '§5',
      '*Product team*: PM, Dev, QA',
      'a product team is a PM, a developer and QA, for whom anything may answer',
    ],
    [
      '§5',
      'A template never changes who sits there',
      'who sits there stays, to the letter; the others sit down behind, and there is still one person',
    ],
    [
      '§5',
      '“Choose models” writes `backend` and `model`, and nothing else of identities.yaml changes',
      'is set by two lines, changed in place and taken out again; all else stays to the letter',
    ],
  ]),
  ...heldBy('test/keys/ring.test.ts', [
    [
      '§14',
      'Keys come from the editor’s SecretStorage, the environment, or `council key`, in this order',
      'come from a client first, then the environment, then what was kept; each says where from',
    ],
    [
      '§14',
      'A kept key is sealed and its owner’s alone',
      'are kept sealed, for their owner alone, and a running host sees them at once',
    ],
    [
      '§14',
      'No key is kept or read where others can write',
      'are neither kept nor read where others could write or read',
    ],
    ['§14', 'No key is kept in a workspace', 'are never kept inside a workspace, by no link either'],
    [
      '§14',
      'Each key has the one host that it may be sent to',
      'are found by the host that they are for, before the order of where they come from',
    ],
  ]),
  ...heldBy('test/keys/mask.test.ts', [
    [
      '§14',
      'Keys are masked, also in addresses and in base64',
      'blots out a key as it is, in an address, and in base64 wherever it begins there',
    ],
    [
      '§14',
      'The rest of a key in a text that was cut is masked',
      'blots out the part of a key that is left where a text was cut',
    ],
    ['§14', 'Keys are masked in what is streamed', 'holds in a stream, whatever the pieces'],
  ]),
  ...heldBy('test/keys/canaries.test.ts', [
    [
      '§14',
      'S9 no secret in files, logs, answers, errors or replies',
      'in every secret, with peers that repeat all they are sent: 0 in files, logs, answers and errors',
    ],
    [
      '§14',
      'S9 no secret in what the command line prints',
      'on the command line: 0 in what it prints, in its files, and a key on the command line is not taken',
    ],
    [
      '§14',
      'S10 a base URL of the workspace gets no key',
      'S10 an address of council.yaml gets no key that was not let go there, not even in the clear',
    ],
  ]),
  ...heldBy('test/cli/keys.test.ts', [
    [
      '§8',
      '`council key` sets with a test call, lists, tests and removes',
      'a key that passes its test is kept, listed without itself, tried again, and removed',
    ],
    [
      '§8',
      'A key that fails its test is kept only when somebody says so',
      'one that fails it is kept only when that is said; the environment goes before it',
    ],
    [
      '§13',
      'The command line shows who answers before a council starts',
      'who answers is listed, set for an identity, and shown before a council starts',
    ],
  ]),
  ...heldBy('test/extension/keys.test.ts', [
    [
      '§12',
      'The editor keeps keys in its SecretStorage and lends them to the host',
      'are lent whole, each with the address that it may go to, and no more once they are removed',
    ],
  ]),
];
