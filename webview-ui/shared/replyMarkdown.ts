/**
 * How replies are read, in a live page and in an exported one: no HTML of the reply's own, links only to https, no
 * pictures. A mention of a seat that spoke before is a link to its turn.
 */
import MarkdownIt from 'markdown-it';
import { withoutBareLinks } from '../../src/rpc/bareLinks.ts';

/** What a name in lower case stands for, for the mentions that may become links. */
export type Mentions = ReadonlyMap<string, string>;

type MakeHtml = (text: string, mentions: Mentions, place: number) => string;

/** Text of people as HTML that can do nothing. */
export interface Replies {
  block: MakeHtml;
  /** One paragraph's worth, for lines in lists and marks. */
  line: MakeHtml;
  /** Text that still grows. */
  growing: MakeHtml;
}

interface Env {
  mentions?: Mentions;
}

export function replyMarkdown(linkTo: (meant: string) => [string, string][]) {
  const md = new MarkdownIt({ html: false, linkify: true, breaks: false, typographer: false });
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  md.validateLink = (url) => /^https:\/\/[^/]/i.test(url.trim());
  md.core.ruler.push('bare_links', ({ tokens }) => {
    for (const token of tokens) if (token.children) token.children = withoutBareLinks(token.children);
  });
  // A picture would be fetched; its words are what can be kept of it.
  md.renderer.rules['image'] = (tokens, index) => md.utils.escapeHtml(tokens[index]?.content ?? '');
  md.inline.ruler.before('text', 'mention', (state, silent) => {
    const { mentions } = state.env as Env;
    if (mentions === undefined || state.src.charCodeAt(state.pos) !== 0x40) return false;
    if (state.pos > 0 && /[\p{L}\p{N}_]/u.test(state.src.charAt(state.pos - 1))) return false;
    const name = /^@([\p{L}\p{N}][\p{L}\p{N}_-]*)/u.exec(state.src.slice(state.pos, state.pos + 80))?.[1];
    const meant = name === undefined ? undefined : mentions.get(name.toLowerCase());
    if (name === undefined || meant === undefined) return false;
    if (!silent) {
      state.push('mention_open', 'a', 1).attrs = linkTo(meant);
      state.push('text', '', 0).content = `@${name}`;
      state.push('mention_close', 'a', -1);
    }
    state.pos += name.length + 1;
    return true;
  });
  return md;
}

/** A box that nobody can tick says nothing; the mark after it does. */
export const withoutBoxes = (text: string): string => text.replace(/^([ \t]*[-*+] )\[[ xX]\] ?/gm, '$1');
