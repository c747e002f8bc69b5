/**
 * A view as text, for a page that nobody draws again: what stands in a template as text or attribute is escaped, listeners
 * and properties are left out. Only what was made of a reply by `unsafeHTML` comes through as it is.
 */
import { nothing, type TemplateResult } from 'lit';
import { type DirectiveResult, type PartInfo, PartType } from 'lit/directive.js';
import { plain } from './exportMarkdown.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text: what could end an element or an attribute, or has no place in a page at all, is gone. */
export const escaped = (text: string): string =>
  plain(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** What a value becomes where it stands. */
type Hole = (value: unknown) => string;

/** Whatever is no text says nothing. */
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? escaped(String(value))
    : '';

const attribute =
  (kind: string, name: string): Hole =>
  (value) => {
    if (kind === '?') return value === nothing || !value ? '' : ` ${name}`;
    return kind !== '' || value === nothing ? '' : ` ${name}="${words(value)}"`;
  };

type Directed = DirectiveResult & {
  _$litDirective$: new (part: PartInfo) => { render(...values: unknown[]): unknown };
  values: unknown[];
};

const directed = (value: unknown, type: PartInfo['type']): unknown => {
  const { _$litDirective$: Directive, values } = value as Directed;
  return new Directive({ type } as PartInfo).render(...values);
};

function content(value: unknown): string {
  if (typeof value !== 'object' || value === null) return words(value);
  if (Array.isArray(value)) return value.map(content).join('');
  return '_$litDirective$' in value
    ? content(directed(value, PartType.CHILD))
    : staticHtml(value as TemplateResult);
}

/** In a tag and in no attribute: the one directive that stands there sets custom properties. */
const properties: Hole = (value) => `style="${words(directed(value, PartType.ELEMENT))}"`;

interface Read {
  texts: string[];
  holes: Hole[];
}

/** Where each value stands is read once for each template. Indentation is for those who read the source. */
function readTemplate(strings: readonly string[]): Read {
  const read: Read = { texts: [], holes: [] };
  let inTag = false;
  let quote = '';
  for (const string of strings) {
    for (const sign of string) {
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (!inTag) inTag = sign === '<';
      else if (sign === '>') inTag = false;
      else if (sign === '"' || sign === "'") quote = sign;
    }
    const text = string.replace(/\n\s+/g, '\n');
    const named = inTag && quote === '' ? /\s([@.?]?)([\w-]+)=$/.exec(text) : null;
    read.texts.push(named ? text.slice(0, named.index) : text);
    const [, kind = '', name = ''] = named ?? [];
    read.holes.push(named ? attribute(kind, name) : quote !== '' ? words : inTag ? properties : content);
  }
  return read;
}

const known = new WeakMap<readonly string[], Read>();

export function staticHtml({ strings, values }: TemplateResult): string {
  const [only = ''] = strings;
  // What `unsafeHTML` gives has no values, and its own line breaks.
  if (values.length === 0) return only;
  let read = known.get(strings);
  if (read === undefined) {
    read = readTemplate(strings);
    known.set(strings, read);
  }
  const { texts, holes } = read;
  return values.reduce<string>(
    (html, value, n) => `${html}${holes[n]?.(value) ?? ''}${texts[n + 1] ?? ''}`,
    texts[0] ?? '',
  );
}
