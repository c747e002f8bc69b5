/**
 * Replies in a live page: what is made of them is cleaned once more by a list of allowed elements, and made once for each
 * text, for a window of sixty turns is drawn thirty times a second.
 */
import DOMPurify from 'dompurify';
import { type Mentions, type Replies, replyMarkdown, withoutBoxes } from './replyMarkdown.ts';

const md = replyMarkdown((seat) => [
  ['href', '#'],
  ['data-seat', seat],
]);

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

const clean = (html: string): string => DOMPurify.sanitize(html, allowed);

const none: Mentions = new Map();

export const markdown = (text: string, mentions: Mentions = none): string =>
  clean(md.render(withoutBoxes(text), { mentions }));

export const inlineMarkdown = (text: string, mentions: Mentions = none): string =>
  clean(md.renderInline(text, { mentions }));

const made = new Map<string, string>();
const most = 600;

const once =
  (make: typeof markdown, sign: string): Replies['block'] =>
  (text, mentions) => {
    const key = `${[...mentions.values()].join()}${sign}${text}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(text, mentions);
    if (made.size >= most) made.delete(made.keys().next().value ?? '');
    made.set(key, fresh);
    return fresh;
  };

export const replies: Replies = {
  block: once(markdown, '\n'),
  line: once(inlineMarkdown, '\u0000'),
  growing: markdown,
};
