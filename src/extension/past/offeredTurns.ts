/** The turns of a council as they are offered, the newest first, and where a turn stands in an archive. No editor here. */

import { own } from '../../rpc/own.ts';
import type { PartView, PromptView } from '../../rpc/views/pastViews.ts';
import type { CouncilView, Language, TurnView } from '../../rpc/views/views.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { lookedAtWords } from '../../rpc/words/council/lookedAtWords.ts';

export interface TurnItem {
  label: string;
  description: string;
  at: string;
  seat: string;
  name: string;
}

/** A fork begins where somebody answered or was missed; a prompt can be shown as soon as it was sent. */
const offered: Record<'fork' | 'prompt', readonly TurnView['state'][]> = {
  fork: ['replied', 'absent'],
  prompt: ['replied', 'absent', 'speaking'],
};

export function turnItems(
  { head, entries }: CouncilView,
  purpose: 'fork' | 'prompt',
  language: Language,
): TurnItem[] {
  const turns = entries.filter(
    (entry): entry is TurnView =>
      entry.kind === 'turn' && offered[purpose].includes(entry.state) && entry.waits !== true,
  );
  return turns.toReversed().map(({ key, seat, phase, round }) => {
    const found = head.seats.find((each) => each.id === seat);
    const name = found?.name ?? seat;
    return {
      label: found?.emoji ? `${found.emoji} ${name}` : name,
      description: [phaseWord(phase, language), String(round), found?.role].filter(Boolean).join(' · '),
      at: key,
      seat,
      name,
    };
  });
}

export const phaseWord = (phase: string, language: Language): string =>
  councilWords[language].phases[phase] ?? phase;

/** `Challenge, Sage`: a turn as people name it. */
export const placeWords = ({ phase, name }: PartView, language: Language): string =>
  [phaseWord(phase, language), ...(name === undefined ? [] : [name])].join(', ');

/** The line of an archive, counted from 0, at which a turn begins; the phase where the turn has no heading of its own. */
export function lineOf(archive: string, { phase, round, name }: PartView): number | undefined {
  const lines = archive.split('\n');
  const titles = Object.values(councilWords).map((words) => `## ${own(words.phases, phase) ?? phase}`);
  const phases = lines.flatMap((line, n) => (isTitled(line, titles) ? [n] : []));
  const numbered = phases.find((n) => new RegExp(`\\b${round}\\b`).test(lines[n] ?? ''));
  const begin = numbered ?? phases[0];
  if (begin === undefined || name === undefined) return begin;
  const after = lines.findIndex((line, n) => n > begin && line.startsWith('## '));
  const end = after < 0 ? lines.length : after;
  const turn = lines.findIndex(
    (line, n) => n > begin && n < end && line.startsWith('### ') && line.includes(name),
  );
  return turn < 0 ? begin : turn;
}

const isTitled = (line: string, titles: readonly string[]): boolean =>
  titles.some((title) => line === title || line.startsWith(`${title} ·`));

/** A prompt as a Markdown file: each part in a fence of its own, so that nothing in it can pass for a part. */
export function promptText({ name, phase, system, messages }: PromptView, language: Language): string {
  const words = lookedAtWords[language];
  const parts = [
    { title: words.system, text: system },
    ...messages.map(({ role, text }) => ({ title: words.said[role], text })),
  ];
  const fenced = parts.map(({ title, text }) => {
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `## ${title}\n\n${fence}markdown\n${text}\n${fence}\n`;
  });
  return [`# ${words.asked(name, phaseWord(phase, language))}\n`, ...fenced].join('\n');
}
