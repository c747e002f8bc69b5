/** Documents (outline, draft, plan, frame): the reply itself is the document, its headings are its sections. */
import { stripMarks } from './fields/bareText.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import {
  entriesOf,
  linesIn,
  ownLines,
  type Reply,
  type Sections,
  sections,
  sectionsOf,
} from './fields/fields.ts';
import { wordsAt } from './fields/objectFields.ts';
import { unwrapped } from './fields/wrapping.ts';
import type { ReadContext } from './read.ts';
import type { DocumentReading } from './reading.ts';
import { acknowledgementIn, ledgerIn, missingOf } from './sharedReading.ts';

const labels = spellings('acknowledges');

export const readDocument =
  (form: DocumentReading['form']) =>
  (reply: Reply, context: ReadContext): DocumentReading => {
    const { text } = reply;
    const document = documentText(text);
    const { title, headings } = headingsIn(document);
    const options = form === 'frame' ? optionsIn(sectionsOf(reply, frameLabels)) : undefined;
    return {
      form,
      ...(title === undefined ? {} : { title }),
      headings,
      ...(options === undefined ? {} : { options }),
      ...acknowledgementIn(sections(text, labels)),
      ...ledgerIn(reply, context),
      ...missingOf(context, form === 'frame' ? { options: options !== undefined && options.length > 0 } : {}),
      problems: document === '' ? [{ code: 'document-missing' }] : [],
    };
  };

export const frameLabels = spellings('options', 'acknowledges');

/** The names of the options of a frame, each once: what stands first of an entry, in bold or before its colon. */
function optionsIn(found: Sections<Label>): string[] | undefined {
  const entries = entriesOf(found, 'options');
  const names = entries?.map((entry) =>
    typeof entry === 'string' ? optionName(entry) : (wordsAt(entry, 'name', 'option', 'title', 'nom') ?? ''),
  );
  return names && [...new Set(names.filter((name) => name !== ''))].slice(0, 50);
}

function optionName(entry: string): string {
  const bold = /^(?:\*\*|__)([^*_\n]{1,200}?)[:：]?(?:\*\*|__)/u.exec(entry)?.[1];
  const [first = ''] = (bold ?? entry).split(/\s?[:：]\s|\s[—–-]{1,2}\s|\s\(/u);
  return stripMarks(first.replace(/[*_`]/g, '').replace(/[:：.]\s*$/, '')).slice(0, 200);
}

/** The document of a reply: out of the code block that some put all of it in, without the note to a person. */
export function documentText(text: string): string {
  return sections(unwrapped(text), labels)
    .filter((part) => part.key === undefined)
    .map((part) => part.lines.join('\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

const longest = 200;

/** A first heading of the top level is the title; without one, the first heading is. */
function headingsIn(text: string): { title?: string; headings: string[] } {
  const found: { level: number; words: string }[] = [];
  let above: string | undefined;
  for (const line of ownLines(linesIn(text))) {
    const [, marks, words] = /^ {0,3}(#{1,6})\s+(.*)$/.exec(line.slice(0, 2000)) ?? [];
    const underline = /^ {0,3}(=+|-{3,})\s*$/.exec(line)?.[1];
    if (marks !== undefined)
      found.push({ level: marks.length, words: stripMarks((words ?? '').replace(/\s#+\s*$/, '')) });
    else if (underline !== undefined && above !== undefined)
      found.push({ level: underline.startsWith('=') ? 1 : 2, words: stripMarks(above) });
    // Only a line of plain text can be underlined.
    above =
      /^ {0,3}(?![-*+#|>]|\d+[.)])\S/.test(line) && underline === undefined ? line.slice(0, 2000) : undefined;
  }
  const named = found.filter((each) => each.words !== '').slice(0, longest);
  const title = named.find((each) => each.level === 1) ?? named[0];
  return {
    ...(title === undefined ? {} : { title: title.words.slice(0, longest) }),
    headings: named.filter((each) => each !== title).map((each) => each.words.slice(0, longest)),
  };
}
