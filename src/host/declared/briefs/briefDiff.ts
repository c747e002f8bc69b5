/** What a brief's file says otherwise than the council that runs on it: field by field, at the lines of the file. */
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { Brief } from '../../../core/councils/briefs/brief.ts';
import type { Language } from '../../../core/ids.ts';
import type { BriefChange } from '../../../rpc/messages/declaredMessages.ts';
import type { ReadYaml } from '../readYaml.ts';

export function briefChanges(
  before: Brief,
  after: Brief,
  problemAt: ReadYaml<unknown>['problemAt'],
): BriefChange[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])] as (keyof Brief)[];
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .flatMap((field) => changesOf(field, before[field], after[field], problemAt))
    .toSorted((a, b) => a.line - b.line);
}

/** Of a list, the entries that came and went; of everything else, the whole. */
function changesOf(
  field: string,
  before: unknown,
  after: unknown,
  problemAt: ReadYaml<unknown>['problemAt'],
): BriefChange[] {
  const line = problemAt([field], '').line;
  if (!Array.isArray(before) || !Array.isArray(after))
    return [{ field, line, ...said('before', before), ...said('after', after) }];
  const has = (list: unknown[], one: unknown) => list.some((each) => isDeepStrictEqual(each, one));
  const came = after.flatMap((one, index) =>
    has(before, one) ? [] : [{ field, line: problemAt([field, index], '').line, ...said('after', one) }],
  );
  const went = before
    .filter((one) => !has(after, one))
    .map((one) => ({ field, line, ...said('before', one) }));
  // The same entries in another order say nothing new.
  return [...went, ...came];
}

function said<K extends 'before' | 'after'>(key: K, value: unknown): { [P in K]?: string } {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return {};
  const text = typeof value === 'string' ? value : stringify(value, { lineWidth: 0 });
  return { [key]: text.trim() } as { [P in K]?: string };
}

/** The difference as a person would tell it to the table. */
export function changesInWords(changes: readonly BriefChange[], language: Language): string {
  const words = sentences[language];
  const lines = changes.map(({ field, before, after }) =>
    before === undefined
      ? words.came(field, after ?? '')
      : after === undefined
        ? words.went(field, before)
        : words.changed(field, before, after),
  );
  return changes.length === 0 ? '' : [words.top, ...lines].join('\n');
}

const sentences: Record<
  Language,
  {
    top: string;
    came(field: string, after: string): string;
    went(field: string, before: string): string;
    changed(field: string, before: string, after: string): string;
  }
> = {
  en: {
    top: 'The brief has changed. From now on:',
    came: (field, after) => `- ${field}, added: ${after}`,
    went: (field, before) => `- ${field}, withdrawn: ${before}`,
    changed: (field, before, after) => `- ${field}: ${after} (it was: ${before})`,
  },
  fr: {
    top: 'Le brief a changé. Désormais :',
    came: (field, after) => `- ${field}, ajouté : ${after}`,
    went: (field, before) => `- ${field}, retiré : ${before}`,
    changed: (field, before, after) => `- ${field} : ${after} (c’était : ${before})`,
  },
};
