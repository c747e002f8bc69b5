/**
 * Replies in an exported page, where nothing cleans what is made of them once more: elements without attributes of the
 * reply's own, headings that are bold lines and no headings of the page. A mention is a link to the last turn before it.
 */
import { withoutHidden } from '../../src/rpc/hidden.ts';
import { type Mentions, replyMarkdown, withoutBoxes } from '../shared/replyMarkdown.ts';

const md = replyMarkdown((anchor) => [['href', `#${anchor}`]]);
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

/** Signs that have no place in a page. */
export const plain = (text: string): string =>
  withoutHidden(text).replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD');

export const prose = (text: string, mentions?: Mentions): string =>
  md.render(withoutBoxes(plain(text)), { mentions });

export const inline = (text: string, mentions?: Mentions): string =>
  md.renderInline(plain(text), { mentions });
