/** Which protocols a council can follow, the one that the question asks for first, with its reason. */
import type { ProtocolRow } from '../../rpc/messages/declaredMessages.ts';
import type { ModeWhy } from '../../rpc/messages/spendMessages.ts';
import { own } from '../../rpc/own.ts';
import type { Language } from '../../rpc/views/views.ts';
import { conveningWords } from '../../rpc/words/council/conveningWords.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { editorSteering } from '../../rpc/words/editor/editorSteering.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';

export interface ModeItem {
  label: string;
  description: string;
  detail: string;
  mode: string;
}

const namesOf = ({ phases }: ProtocolRow, language: Language): string =>
  phases.map((phase) => councilWords[language].phases[phase] ?? phase).join(' → ');

/** Those with an error can't be followed and are not offered; they stand among the problems. */
export function modeItems(
  rows: readonly ProtocolRow[],
  proposed: { mode: string; because: ModeWhy },
  language: Language,
): ModeItem[] {
  const words = editorSteering[language];
  const sound = rows.filter((row) => !row.problems.some((problem) => problem.severity === 'error'));
  const first = sound.filter((row) => row.id === proposed.mode);
  return [...first, ...sound.filter((row) => !first.includes(row))].map((row) => ({
    label: row.file === undefined ? (own(transcriptWords[language].protocols, row.id) ?? row.id) : row.id,
    description: [
      ...(row.id === proposed.mode ? [words.proposed(conveningWords[language].why(proposed.because))] : []),
      ...(row.file === undefined ? [] : [words.own]),
      ...(row.minutes > 0 ? [`${row.minutes} min`] : []),
    ].join(' · '),
    detail: (row.file === undefined ? own(words.about, row.id) : undefined) ?? namesOf(row, language),
    mode: row.id,
  }));
}
