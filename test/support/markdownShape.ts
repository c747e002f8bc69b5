/** What a lenient reader of Markdown makes of a text: its headings, and everything in it that could do something. */
import MarkdownIt from 'markdown-it';

type Tokens = ReturnType<InstanceType<typeof MarkdownIt>['parse']>;
const reader = new MarkdownIt({ html: true, linkify: false });
// As lenient as a reader can be: what is refused must be refused by what we wrote.
reader.validateLink = () => true;

const flat = (tokens: Tokens): Tokens => tokens.flatMap((token) => [token, ...flat(token.children ?? [])]);

export function structure(markdown: string): { headings: string[]; dangers: string[] } {
  const top = reader.parse(markdown, {});
  const headings = top.flatMap((token, at) =>
    token.type === 'heading_open' ? [`${token.tag} ${top[at + 1]?.content}`] : [],
  );
  const dangers = flat(top).flatMap((token) => {
    if (token.type.startsWith('html')) return [`HTML ${token.content}`];
    if (token.type === 'image') return [`image ${token.content}`];
    const href = String(token.attrGet('href') ?? '');
    return href && !/^(?:https?:|mailto:|[^:&]*$)/i.test(href) ? [`link ${href}`] : [];
  });
  return { headings, dangers };
}
