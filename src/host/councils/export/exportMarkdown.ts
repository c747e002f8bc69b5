/**
 * Replies as HTML that can do nothing: no HTML of the reply's own, links to https alone, no pictures, headings that are
 * bold lines and no headings of the page. A mention of a seat that spoke before is a link to its turn.
 */
import MarkdownIt from 'markdown-it';
import { withoutBareLinks } from '../../../rpc/bareLinks.ts';
import { withoutHidden } from '../../../rpc/hidden.ts';

/** Where the last turn of each seat stands, by its id or name in lower case. */
export type Mentions = ReadonlyMap<string, string>;

const md = new MarkdownIt({ html: false, linkify: true, breaks: false, typographer: false });
md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
md.validateLink = (url) => /^https:\/\/[^/]/i.test(url.trim());
md.core.ruler.push('bare_links', ({ tokens }) => {
  for (const token of tokens) if (token.children) token.children = withoutBareLinks(token.children);
});
// A picture would be fetched; its words are what can be kept of it.
md.renderer.rules['image'] = (tokens, index) => md.utils.escapeHtml(tokens[index]?.content ?? '');
// The page's own headings are its outline; a reply must not be able to add to it.
md.renderer.rules['heading_open'] = () => '<p class="heading">';
md.renderer.rules['heading_close'] = () => '</p>\n';
md.renderer.rules['link_open'] = (tokens, index) => {
  const token = tokens[index];
  token?.attrSet('rel', 'noopener noreferrer nofollow');
  return `<a${token ? md.renderer.renderAttrs(token) : ''}>`;
};
// A wide table scrolls by itself.
md.renderer.rules['table_open'] = () => '<div class="wide"><table>\n';
md.renderer.rules['table_close'] = () => '</table></div>\n';
// The language of a block is a word of the reply: it becomes no class.
md.renderer.rules['fence'] = (tokens, index) =>
  `<pre><code>${md.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;

interface Env {
  mentions?: Mentions;
}

md.inline.ruler.before('text', 'mention', (state, silent) => {
  const { mentions } = state.env as Env;
  if (mentions === undefined || state.src.charCodeAt(state.pos) !== 0x40) return false;
  if (state.pos > 0 && /[\p{L}\p{N}_]/u.test(state.src.charAt(state.pos - 1))) return false;
  const name = /^@([\p{L}\p{N}][\p{L}\p{N}_-]*)/u.exec(state.src.slice(state.pos, state.pos + 80))?.[1];
  const target = name === undefined ? undefined : mentions.get(name.toLowerCase());
  if (name === undefined || target === undefined) return false;
  if (!silent) {
    state.push('mention_open', 'a', 1).attrs = [['href', `#${target}`]];
    state.push('text', '', 0).content = `@${name}`;
    state.push('mention_close', 'a', -1);
  }
  state.pos += name.length + 1;
  return true;
});

/** A box that nobody can tick says nothing; the mark after it does. */
const withoutBoxes = (text: string): string => text.replace(/^([ \t]*[-*+] )\[[ xX]\] ?/gm, '$1');

const plain = (text: string): string =>
  withoutHidden(text).replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD');

export const prose = (text: string, mentions?: Mentions): string =>
  md.render(withoutBoxes(plain(text)), { mentions });

/** One paragraph's worth, for lines in lists and marks. */
export const inline = (text: string, mentions?: Mentions): string =>
  md.renderInline(plain(text), { mentions });
