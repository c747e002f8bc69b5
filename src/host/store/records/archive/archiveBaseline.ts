/** The council beside one model alone, in its archive: hidden until someone has picked, then both sides with names and figures. */
import { comparisonOf } from '../../../../core/councils/comparison.ts';
import type { Council } from '../../../../core/councils/council.ts';
import {
  comparisonWords,
  failedLine,
  pickedLine,
  tookLine,
} from '../../../../rpc/words/council/comparisonWords.ts';
import { inline, material } from '../safeMarkdown.ts';

export function besideOneModel(council: Council): string[] {
  const { language, baseline } = council;
  const view = comparisonOf(council);
  const words = comparisonWords[language];
  if (!view || !baseline || view.state === 'asked' || view.state === 'later') return [];
  const title = `## ${words.heading}`;
  if (view.state === 'failed') return [title, inline(failedLine(view, language))];
  if (view.state === 'open') return [title, words.toPickInArchive(`\`council pick ${council.id}\``)];
  const alone = view.answers?.find(({ took }) => took?.whose === 'alone');
  const lines = (view.answers ?? []).flatMap(({ took }) => {
    if (!took) return [];
    const who = took.whose === 'council' ? words.council : `${inline(took.model ?? '–')} ${words.alone}`;
    return [`- **${who}** · ${tookLine(took, language)}`];
  });
  const { score, by } = baseline.pick ?? {};
  const said = [
    inline(pickedLine(view, language, by) ?? ''),
    ...(score ? [words.so(words.score(score))] : []),
  ].join(' ');
  return [
    title,
    said,
    lines.join('\n'),
    ...(alone ? [`### ${inline(alone.took?.model ?? '–')} ${words.alone}`, material(alone.text)] : []),
  ];
}
