/** A channel in the terminal: its rows, its head, and what was said, one paragraph for each message. */
import type { ChannelMessageView, ChannelRow } from '../../rpc/views/channelViews.ts';
import { channelWords } from '../../rpc/words/channels/channelWords.ts';
import { channelsCli } from '../../rpc/words/cli/channelsCli.ts';
import { identityCli } from '../../rpc/words/cli/identityCli.ts';
import { channelPageWords } from '../../rpc/words/pages/channelPageWords.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { indent, narrower, type Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { columnsOf } from './renderList.ts';

export function channelRows(rows: readonly ChannelRow[], page: Page): string[] {
  const words = channelWords[page.language];
  return columnsOf(
    rows.map((row) => [
      page.paint.bold(`#${row.id}`),
      row.locked ? `${row.mode} (${words.locked})` : row.mode,
      row.order ?? words.turns[row.turns],
      tameLine(words.state(row)),
    ]),
  );
}

export function channelHead(row: ChannelRow, page: Page): string[] {
  const words = channelWords[page.language];
  const own = channelsCli[page.language];
  const { paint } = page;
  const colon = page.language === 'fr' ? '\u202f:' : ':';
  const names = row.members.map(({ name, state, muted, passedOver }) => {
    const how = passedOver ? words.passedOver[passedOver] : '';
    const stands = [state && words.agents[state], how, muted ? identityCli[page.language].muted : '']
      .filter(Boolean)
      .join(', ');
    return `${tameLine(name)}${stands ? ` (${stands})` : ''}`;
  });
  // Who waits keeps its place in the queue, and is not who comes next.
  const next = row.queue.flatMap((id) => {
    const member = row.members.find((one) => one.id === id);
    return member?.state === 'WAITING' ? [] : [member?.name ?? id];
  });
  return [
    `${paint.bold(`#${row.id}`)}  ${row.mode}${row.locked ? ` (${words.locked})` : ''} · ${tameLine(words.state(row))}`,
    ...(row.topic === undefined ? [] : wrap(tameLine(row.topic), page.columns)),
    ...(names.length === 0 ? [] : wrap(`${own.members}${colon} ${names.join(', ')}`, page.columns)),
    ...(next.length === 0 ? [] : wrap(`${own.next}${colon} ${tameLine(next.join(', '))}`, page.columns)),
  ];
}

export function messageLines(message: ChannelMessageView, page: Page): string[] {
  const { paint } = page;
  const words = channelWords[page.language];
  const own = channelsCli[page.language];
  if (message.kind === 'moderator') return ['', ...moderatorLines(message, page)];
  const name = tameLine([message.emoji, message.name].filter(Boolean).join(' '));
  const styled = message.kind === 'human' ? paint.purple(name) : paint.bold(name);
  const facts = [
    message.council ? `${message.council.phase} ${message.council.id}` : '',
    message.why ? words.why(message.why) : '',
    message.rehearsal ? page.council.rehearsalTag : '',
    message.held ? own.heldBack : '',
    message.to === undefined ? '' : `→ ${message.to === 'moderator' ? words.moderator : message.to}`,
  ].filter(Boolean);
  const after = facts.length === 0 ? '' : `  ${paint.dim(tameLine(facts.join(' · ')))}`;
  return [
    '',
    `${styled}${after}`,
    ...indent([...markdown(message.text, narrower(page, 2)), ...unreadLines(message, page)], '  '),
  ];
}

/** What of it goes to nobody who is asked. */
function unreadLines({ unread }: ChannelMessageView, page: Page): string[] {
  if (unread === undefined) return [];
  const own = channelPageWords[page.language];
  const told = `${own.unread(unread)} (${own.unreadOf(unread)})`;
  return wrap(told, page.columns - 2).map((line) => page.paint.dim(line));
}

function moderatorLines({ notice, text, offer, context = [] }: ChannelMessageView, page: Page): string[] {
  const { paint } = page;
  const said = notice ? channelWords[page.language].notice(notice) : '';
  const lines = wrap(tameLine(said), page.columns).map((line) => paint.dim(line));
  const quoted = context.flatMap((quote) => wrap(tameLine(`${quote.name}: ${quote.text}`), page.columns - 2));
  const body = text === '' ? [] : markdown(text, narrower(page, 2));
  const offered = offer ? [`${offer.mode} · ${offer.seats.join(', ')}`, offer.estimate].map(tameLine) : [];
  return [...lines, ...indent([...quoted.map((line) => paint.dim(line)), ...body, ...offered], '  ')];
}
