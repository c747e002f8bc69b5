/** What every part of an exported page is given: the view, the words of its language, and where each turn stands. */
import type { CouncilHead, CouncilView, Language, TurnView } from '../../../rpc/views/views.ts';
import { type CouncilWords, councilWords } from '../../../rpc/words/council/councilWords.ts';
import { type ExportWords, exportWords } from '../../../rpc/words/pages/exportWords.ts';
import { type TranscriptWords, transcriptWords } from '../../../rpc/words/pages/transcriptWords.ts';
import { typeset } from '../../../rpc/words/typeset.ts';
import type { Mentions } from './exportMarkdown.ts';

export interface Exported {
  view: CouncilView;
  head: CouncilHead;
  language: Language;
  council: CouncilWords;
  say: TranscriptWords;
  words: ExportWords;
  /** The number of a turn in the transcript, counted from 1: the one that `fork --at` takes. */
  numberOf(turn: TurnView): number;
  /** The last turn of each seat before this one. */
  mentionsAt(turn: TurnView | undefined): Mentions;
  /** The synthesis that stands at the top. */
  last: TurnView | undefined;
}

const isTurn = (entry: CouncilView['entries'][number]): entry is TurnView => entry.kind === 'turn';

export const anchorOf = (number: number): string => `t${number}`;

export function exportedFrom(view: CouncilView): Exported {
  const { head } = view;
  const { language } = head;
  const speak = <T>(table: Record<Language, T>): T => (language === 'fr' ? typeset(table.fr) : table.en);
  const turns = view.entries.filter(isTurn);
  const numbers = new Map(turns.map((turn, index) => [turn.key, index + 1]));
  const names = head.seats.map((seat) => [seat.id.toLowerCase(), seat.name.toLowerCase()] as const);
  const before = mentionsBefore(turns, names);
  return {
    view,
    head,
    language,
    council: speak(councilWords),
    say: speak(transcriptWords),
    words: speak(exportWords),
    numberOf: (turn) => numbers.get(turn.key) ?? 0,
    mentionsAt: (turn) => before(turn ? (numbers.get(turn.key) ?? 1) - 1 : turns.length),
    last: turns.findLast((turn) => turn.state === 'replied' && turn.synthesis !== undefined),
  };
}

/** One map is kept and grows as the page is written from top to bottom; thousands of turns need no thousands of maps. */
function mentionsBefore(turns: readonly TurnView[], names: readonly (readonly [string, string])[]) {
  let known = new Map<string, string>();
  let upTo = 0;
  return (index: number): Mentions => {
    if (index < upTo) {
      known = new Map();
      upTo = 0;
    }
    for (; upTo < index; upTo++) {
      const seat = turns[upTo]?.seat.toLowerCase();
      for (const [id, name] of names)
        if (id === seat) for (const key of [id, name]) known.set(key, anchorOf(upTo + 1));
    }
    return known;
  };
}
