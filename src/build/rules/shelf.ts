/** Rules about renaming, deleting and restoring a council, and about a brief that a model drafts. */
import { heldBy, type Rule } from '../rule.ts';

export const shelfRules: readonly Rule[] = [
  ...heldBy('test/core/title.test.ts', [
    [
      '§7',
      'A title is one line of at most 200 characters',
      'what is too long, or more than a line, changes nothing',
    ],
    ['§7', 'An empty title is the question again', 'nothing gives the question back'],
  ]),
  ...heldBy('test/host/shelf.test.ts', [
    [
      '§7',
      'Rename: people see the title, ids and file names stay',
      'a renamed council is shown by its title everywhere; its id, its question and its files’ names stay',
    ],
    [
      '§7',
      'Rename a running council, live and over a restart',
      'a running council is renamed live, and over a restart; a fork has no title',
    ],
    [
      '§7',
      'Delete goes to the trash and can be undone exactly; nothing outside the marks is touched',
      'a deleted council leaves no file and no entry, and nothing else changes; restore brings all back to the byte',
    ],
    [
      '§7',
      'Only what has ended is deleted',
      'only what has ended can be deleted: a running or waiting council is refused in words',
    ],
    [
      '§7',
      'What a person changed or another council needs is not deleted',
      'a brief that somebody changed, or that a fork uses, stays where it is',
    ],
    [
      '§7',
      'An id in the trash is not given again',
      'the id of a council in the trash is not given again, and what stands in its way is named',
    ],
    [
      '§14',
      'A file of the workspace can’t make the host move another',
      'a manifest of somebody else’s making reaches no other file',
    ],
  ]),
  ...heldBy('test/store/trash.test.ts', [
    [
      '§4',
      'A kill during a delete leaves all, or a deletion that is finished',
      'a kill at any point of a delete leaves all, or a deletion that the next start finishes',
    ],
    [
      '§4',
      'A kill during a restore is finished by the next start',
      'a kill at any point of a restore is finished by the next start, to the byte',
    ],
    [
      '§7',
      'The trash is emptied by a person, after thirty days',
      'pruning empties it after thirty days, and not before',
    ],
  ]),
  ...heldBy('test/extension/picture.test.ts', [
    [
      '§7',
      'Lists follow a delete and its undoing live',
      'loses the rows of deleted councils at once, and has them again when they are restored',
    ],
  ]),
  ...heldBy('test/cli/shelf.test.ts', [
    [
      '§7',
      'Destroying asks first, also at a terminal',
      'delete asks: with nobody there it wants --yes; restore brings everything back to the byte',
    ],
  ]),
  ...heldBy('test/core/briefDraft.test.ts', [
    [
      '§14',
      'A drafted brief names no commands',
      'takes the three fields alone: no checks, no commands, no seats',
    ],
    [
      '§14',
      'Question and context reach the model that drafts fenced, as material',
      'quotes question and context under a mark that occurs in neither',
    ],
  ]),
  ...heldBy('test/host/draft.test.ts', [
    [
      '§7',
      'The orchestrator drafts constraints, format and acceptance in one call; nothing starts by itself',
      'is one call to what answers for the orchestrator; it says who drafted and what it took; nothing is written',
    ],
    [
      '§7',
      'A draft is taken only by a person who convenes with it',
      'is taken into a council only when somebody convenes one with it',
    ],
    [
      '§7',
      'What is no draft is refused with what came',
      'what can’t be read is refused with what came; nothing is written',
    ],
    ['§7', 'No draft without a model', 'is refused in words where no model answers for the orchestrator'],
    [
      '§7',
      'A draft keeps to the deadline of its seat',
      'ends at the seat’s deadline, asks for an object where the backend can, and says why a call failed',
    ],
  ]),
  ...heldBy('test/cli/draft.test.ts', [
    [
      '§7',
      'A drafted brief is shown before anything starts',
      'table --draft asks before it starts: with nobody there it says what to type instead',
    ],
  ]),
];
