/** Rules of the models that an editor lends. */
import { heldBy, type Rule } from '../rule.ts';

export const editorModelRules: readonly Rule[] = [
  ...heldBy('test/editor/inside/lentModels.test.ts', [
    [
      '§8',
      'The editor’s models are lent by the extension, and again when they change',
      'are lent as they come, and looking at them does not go on for ever',
    ],
    [
      '§8',
      'The editor’s models are chosen where nothing is named, families spread, and shown before the start',
      'are chosen where nothing is named, both families over the seats, and that is shown before',
    ],
    [
      '§8',
      'A council of the editor’s models streams, ends well, and its archive names them',
      'hold a council that streams, waits for its decision, and is archived under their names',
    ],
    [
      '§8',
      'The editor’s models call the tools that a seat is granted',
      'call the tools that a seat is granted, and read what they answer',
    ],
    [
      '§8',
      'Consent and quota of the editor’s models are said in words',
      'say in words that they may not be used, and that a quota is used up',
    ],
    [
      '§8',
      'A cancelled turn of the editor’s models is left within a second',
      'are left at once when their seat is skipped, also by a provider that takes no notice',
    ],
  ]),
  ...heldBy('test/editor/lentReload.test.ts', [
    [
      '§8',
      'A window that is loaded again while its models speak is asked again by the same host',
      'is asked again by the window that comes back, and comes to its decision',
    ],
  ]),
  ...heldBy('test/host/lending.test.ts', [
    [
      '§8',
      'Only the window that was asked speaks for a lent model',
      'is cancelled when its seat is skipped, and only its own window may speak for it',
    ],
    [
      '§8',
      'Without an editor a seat of its models is absent, with what to do',
      'without an editor the seat is absent with what to do',
    ],
  ]),
  ...heldBy('test/host/lentModels.test.ts', [
    [
      '§8',
      'An editor’s model is picked by family',
      'are found by id, name, family, vendor and family, or whose mind it is, the closest first',
    ],
    [
      '§8',
      'A window that is loaded again in the middle of a turn is waited for, and asked again',
      'a window that is loaded again is waited for, and asked',
    ],
    [
      '§8',
      'Two windows lend the same models once',
      'are listed once, whoever lends them, by whose mind they are',
    ],
    [
      '§8',
      'What goes wrong with the editor’s models is said in English and French',
      'every trouble is said in words, in both languages, with the model’s name',
    ],
  ]),
  ...heldBy('test/extension/lentTurn.test.ts', [
    [
      '§8',
      'Counting tokens holds up and fails no turn of a lent model',
      'is not held up, and not failed, by counting',
    ],
    [
      '§8',
      'A lent model that calls tools without end must answer without them',
      'one that calls tools without end must answer without them',
    ],
  ]),
  ...heldBy('test/extension/lendModels.test.ts', [
    [
      '§8',
      'A turn of a lent model ends with the host that asked for it',
      'leaves a turn that the host cancels, and every turn when the host is gone',
    ],
  ]),
];
