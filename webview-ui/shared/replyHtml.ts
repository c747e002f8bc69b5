/**
 * Replies as HTML that can do nothing: no HTML of the reply's own, links only to https, no pictures, and the result
 * is cleaned once more by a list of allowed elements. A mention of a seat that spoke before is a link to its turn.
 */
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { withoutBareLinks } from '../../src/rpc/bareLinks.ts';

/** Seats by name in lower case, for the mentions that may become links. */
export type Mentions = ReadonlyMap<string, string>;

const md = new MarkdownIt({ html: false, linkify: true, breaks: false, typographer: false });
md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
md.validateLink = (url) => /^https:\/\/[^/]/i.test(url.trim());
md.core.ruler.push('bare_links', ({ tokens }) => {
  for (const token of tokens) if (token.children) token.children = withoutBareLinks(token.children);
});
// A picture would be fetched; its words are what can be kept of it.
md.renderer.rules['image'] = (tokens, index) => md.utils.escapeHtml(tokens[index]?.content ?? '');

interface Env {
  mentions?: Mentions;
}

md.inline.ruler.before('text', 'mention', (state, silent) => {
  const { mentions } = state.env as Env;
  if (mentions === undefined || state.src.charCodeAt(state.pos) !== 0x40) return false;
  if (state.pos > 0 && /[\p{L}\p{N}_]/u.test(state.src.charAt(state.pos - 1))) return false;
  const name = /^@([\p{L}\p{N}][\p{L}\p{N}_-]*)/u.exec(state.src.slice(state.pos, state.pos + 80))?.[1];
  const seat = name === undefined ? undefined : mentions.get(name.toLowerCase());
  if (name === undefined || seat === undefined) return false;
  if (!silent) {
    state.push('mention_open', 'a', 1).attrs = [
      ['href', '#'],
      ['data-seat', seat],
    ];
    state.push('text', '', 0).content = `@${name}`;
    state.push('mention_close', 'a', -1);
  }
  state.pos += name.length + 1;
  return true;
});

const allowed = {
  ALLOWED_TAGS: [
    ...['a', 'p', 'br', 'em', 'strong', 's', 'code', 'pre', 'blockquote', 'hr', 'ul', 'ol', 'li'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'data-seat', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/[^/]|#$)/i,
  // These hold no address, so the rule for addresses is not for them.
  ADD_URI_SAFE_ATTR: ['data-seat', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A box that nobody can tick says nothing; the mark after it does. */
const withoutBoxes = (text: string): string => text.replace(/^([ \t]*[-*+] )\[[ xX]\] ?/gm, '$1');

const clean = (html: string): string => DOMPurify.sanitize(html, allowed);

const none: Mentions = new Map();

export const markdown = (text: string, mentions: Mentions = none): string =>
  clean(md.render(withoutBoxes(text), { mentions }));

/** One paragraph's worth, for lines in lists and marks. */
export const inlineMarkdown = (text: string, mentions: Mentions = none): string =>
  clean(md.renderInline(text, { mentions }));
