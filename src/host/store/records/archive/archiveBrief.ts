/** The brief as the seats had it, at the end of an archive: what was asked, with context, constraints and criteria. */
import type { ContextSource } from '../../../../core/councils/briefs/brief.ts';
import type { Council } from '../../../../core/councils/council.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { inline, material, quote } from '../safeMarkdown.ts';

export function briefText(council: Council): string[] {
  const { files, question, live } = archiveWords[council.language];
  const { brief } = council;
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${inline(item)}`).join('\n')];
  return [
    `## ${files.brief}`,
    `**${question}**`,
    quote(material(brief.question)),
    ...contextText(council, live.context),
    ...list(live.constraints, brief.constraints),
    ...(brief.format === undefined ? [] : [`**${live.format}**`, quote(material(brief.format))]),
    ...list(live.acceptance, brief.acceptance),
  ];
}

/** Texts stand whole; of files and ranges it is said which they were: what was read of them is in the log. */
function contextText({ brief: { context } }: Council, title: string): string[] {
  if (context === undefined || context.length === 0) return [];
  if (typeof context === 'string') return [`**${title}**`, quote(material(context))];
  return [`**${title}**`, ...context.map((source) => quote(sourceText(source)))];
}

function sourceText(source: ContextSource): string {
  if (typeof source === 'string') return material(source);
  if ('text' in source) return material(source.text);
  if ('file' in source) return inline(source.file);
  if ('git' in source) return inline(source.git);
  const { file, from, to } = source.selection;
  return inline(`${file}:${from}-${to}`);
}
