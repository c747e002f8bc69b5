/** Rules about a council that is looked at again: replay, fork, compare, export, figures, ratings, follow-ups. */
import { heldBy, type Rule } from '../rule.ts';

export const againRules: readonly Rule[] = [
  ...heldBy('test/host/again.test.ts', [
    [
      '§7',
      'Replay a council: no model is asked',
      'a replay asks no backend and gives the same archive, byte for byte',
    ],
    [
      '§2',
      'A replay of the journal gives the same archive byte for byte',
      'the journal, replayed, gives the same archive and log as stand on disk',
    ],
    [
      '§7',
      'A fork leaves the original untouched and shows where the two part; compare two councils',
      'a fork leaves the original as it is, asks nobody for what was said before, and shows where the two part',
    ],
    [
      '§7',
      'Fork with another line of the brief',
      'a fork with another line of the brief asks everyone of that phase again, and writes a brief of its own',
    ],
    [
      '§7',
      'A fork that can’t be is refused in words',
      'a fork is told in words what can’t be: no such turn, seat, backend or line; nothing is started',
    ],
    [
      '§7',
      'The human’s rating of the synthesis (1-5), also of an ended council, from its log alone',
      'a rating is kept with an ended council, in its archive and log, and counted',
    ],
    ['§7', 'A rating is of a synthesis', 'there is nothing to rate before the last word'],
    [
      '§7',
      'Ask a follow-up: a new council with this one as context, quoted as material',
      'a follow-up is a new council with the earlier one’s question, recommendation and decision as its context',
    ],
    ['§7', 'Show prompt on any turn', 'the prompt of a turn is word for word the one that was sent'],
    [
      '§7',
      'Metrics over all councils: convergence rate, rounds to consensus, diversity, word share, flips, tokens, cost, rating',
      'counts councils by protocol and by seat; what a fork took over is not paid for twice',
    ],
    [
      '§7',
      'Isolation of the blind rounds holds for exports, comparisons, prompts and forks',
      'whoever sits in a blind phase is not shown it by an export, a comparison, a prompt or a fork',
    ],
  ]),
  ...heldBy('test/host/againFork.test.ts', [
    [
      '§7',
      'A fork of a parallel phase keeps the others’ replies',
      'where all speak at once keeps the others’ replies; they had not heard the one that is asked again',
    ],
    [
      '§7',
      'A fork of a phase of turns asks everyone from that turn on',
      'where they speak in turn, everyone from that turn on speaks again, in their order',
    ],
    [
      '§7',
      'A fork changes a seat or a model',
      'changes one seat alone: a new model has no old price, and every fence is drawn anew',
    ],
  ]),
  ...heldBy('test/host/againProtocols.test.ts', [
    [
      '§7',
      'Every protocol can be forked at every turn and still ends',
      'a fork at any turn goes on to an end, and what came before it is as it was',
    ],
    [
      '§7',
      'The prompt of every turn of every protocol can be shown as it was sent',
      'the prompt of every turn is the one that was sent',
    ],
    [
      '§3',
      'Transcript, fork, rate and compare work from council-{id}.json alone: it gives the same archive',
      'its log gives the same archive again, byte for byte',
    ],
  ]),
  ...heldBy('test/ui/export.test.ts', [
    [
      '§7',
      'Export as self-contained HTML: no request leaves the file',
      'opens with no request but for the file itself, and without a script',
    ],
    ['§14', 'HTML, links and pictures in an agent’s words do nothing in an export', 'exported page'],
    [
      '§14',
      'Headings in an agent’s words do nothing in an export',
      'a reply adds nothing to the outline of the page: one h1, then phases, then who speaks',
    ],
    ['§7', 'An export of 10,000 turns can be read', 'holds 10,000 turns'],
    ['§7', 'An export speaks the council’s language', 'speaks the council’s language'],
  ]),
  ...heldBy('test/cli/again.test.ts', [
    [
      '§13',
      '`council fork` goes on from a turn',
      'fork goes on from a turn, says where the two part, and leaves the original as it is',
    ],
    [
      '§13',
      '`council export` writes Markdown, JSON and HTML',
      'export writes the archive, the log, or one page, to the output or into a file',
    ],
    [
      '§13',
      '`council stats` and ratings',
      'rate and stats: a rating is kept and counted; wrong ones are refused',
    ],
  ]),
];
