/** Documents (outline, draft, plan, frame): the reply itself is the document, its headings are its sections. */
import { stripMarks } from './fields/bareText.ts';
import { linesIn, ownLines, sections } from './fields/fields.ts';
import { unwrapped } from './fields/wrapping.ts';
import type { DocumentReading } from './reading.ts';
import { acknowledgementIn, spellings } from './sharedReading.ts';

const labels = spellings('acknowledges');

export const readDocument =
  (form: DocumentReading['form']) =>
  (text: string): DocumentReading => {
    const document = documentText(text);
    const { title, headings } = headingsIn(document);
    return {
      form,
      ...(title === undefined ? {} : { title }),
      headings,
      ...acknowledgementIn(sections(text, labels)),
      problems: document === '' ? [{ code: 'document-missing' }] : [],
    };
  };

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
