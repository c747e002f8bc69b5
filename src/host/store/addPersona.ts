/** Adds a persona of the templates to identities.yaml: every comment and line that a person wrote stays as it is. */
import { readFile } from 'node:fs/promises';
import { Document, isSeq, LineCounter, parseDocument, Scalar } from 'yaml';
import type { Language } from '../../core/ids.ts';
import { loadIdentities } from './declared/identities.ts';
import { homePaths, shownPath } from './paths.ts';
import { place } from './place.ts';
import { type PersonaName, personaTemplates } from './templates/personas.ts';

export interface AddedPersona {
  id: string;
  /** What was written, relative to the home; nothing when it sits there already. */
  written: string[];
}

/** Nothing is written over a file that can't be read: answers undefined, its problems are known elsewhere. */
export async function addPersona(
  home: string,
  name: PersonaName,
  language: Language,
): Promise<AddedPersona | undefined> {
  const { identities: path } = homePaths(home);
  const text = await readFile(path, 'utf8').catch(() => '');
  const { identities } = loadIdentities(text);
  if (!identities) return undefined;
  const { comment, persona, ...template } = personaTemplates[language][name];
  if (identities.some((one) => one.id === template.id)) return { id: template.id, written: [] };
  await place(path, withPersona(text, { ...template, comment, persona }), { sync: true });
  return { id: template.id, written: [shownPath(home, path)] };
}

interface Entry {
  comment: string;
  persona: string;
}

/** Only the new lines are ours to lay out: they are put behind the last entry, and everything else stays to the letter. */
function withPersona(text: string, template: Entry): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const list = document.get('identities', true);
  const entry = entryOf(document, template);
  if (!isSeq(list) || list.flow || list.items.length === 0 || !list.range) {
    if (isSeq(list)) {
      list.flow = false;
      list.add(entry);
    } else document.set('identities', document.createNode([entry]));
    return document.toString({ lineWidth: 110 });
  }
  const indent = ' '.repeat(lines.linePos(list.range[0]).col - 1);
  const end = endOfLine(text, list.range[1]);
  const crlf = text.includes('\r\n');
  const added = `\n${new Document([entry]).toString({ lineWidth: 110 - indent.length })}`.replace(
    /^(?=.)/gm,
    indent,
  );
  const head = text.slice(0, end);
  return `${head}${head.endsWith('\n') ? '' : '\n'}${crlf ? added.replaceAll('\n', '\r\n') : added}${text.slice(end)}`;
}

function entryOf(document: Document, { comment, persona, ...rest }: Entry) {
  const words = new Scalar(persona);
  words.type = Scalar.BLOCK_FOLDED;
  const entry = document.createNode({ ...rest, persona: words });
  entry.commentBefore = comment;
  return entry;
}

/** A comment that stands behind the last value on its line belongs to it. */
function endOfLine(text: string, from: number): number {
  if (text[from - 1] === '\n') return from;
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
