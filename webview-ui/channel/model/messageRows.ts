/**
 * The conversation as rows: days, cycles, messages, the moderator's lines, why somebody took a turn out of order, and
 * those who had nothing to add in one line.
 */
import type { ChannelMessageView, SpeakingView, WhyView } from '../../../src/rpc/views/channelViews.ts';
import type { ChannelState, NotedView } from './channelState.ts';

export type ChannelFeedRow =
  | { id: 'older'; kind: 'older' }
  | { id: string; kind: 'cycle'; n?: number; at: number; reshuffled: boolean }
  /** What stands above it goes to nobody who is asked. */
  | { id: 'unread'; kind: 'line'; readFrom: number }
  | { id: string; kind: 'line'; passed: readonly string[] }
  | { id: string; kind: 'line'; why: WhyView; agent: string }
  | { id: string; kind: 'line'; message: ChannelMessageView }
  | { id: string; kind: 'entry'; message: ChannelMessageView; posinset: number }
  | { id: string; kind: 'entry'; speaking: SpeakingView };

/** Said of everybody whose turn it simply is: no line for that. */
const usual = new Set(['order', 'woken', 'only-agent', 'first-member']);

const isShown = ({ event }: NotedView): boolean =>
  event === 'cycle' || event === 'woken' || event === 'passed';

const dayOf = (at: number): string => new Date(at).toDateString();

/** What only the code is known of: whoever last wrote the agent's name before is who addressed it. */
function completed(why: WhyView, before: readonly ChannelMessageView[], name: string): WhyView {
  if (why.by !== undefined || (why.code !== 'mention' && why.code !== 'addressed')) return why;
  const wanted = `@${name}`.toLowerCase();
  const by = before.slice(-10).findLast(({ text }) => text.toLowerCase().includes(wanted))?.name;
  return by === undefined ? why : { ...why, by };
}

/** Whether an event stands before a message. What happens at once is read as it came about. */
function precedes(event: NotedView, message: ChannelMessageView): boolean {
  if (event.at !== message.at) return event.at < message.at;
  // What woke the channel begins the cycle it is in; the last pass is why the channel sleeps.
  return event.event === 'woken'
    ? message.kind !== 'agent'
    : event.event === 'passed' && message.kind === 'moderator';
}

type Facts = Pick<ChannelState, 'head' | 'messages' | 'events' | 'whys' | 'speaking' | 'olderFrom'> &
  Partial<Pick<ChannelState, 'readFrom'>>;

export function rowsOf(facts: Facts): ChannelFeedRow[] {
  const { head, messages, events, whys, speaking, olderFrom, readFrom } = facts;
  if (head === undefined) return [];
  const rows: ChannelFeedRow[] = olderFrom === undefined ? [] : [{ id: 'older', kind: 'older' }];
  const said = Math.max(head.said, messages.length);
  const opened = new Map(
    events.flatMap(({ event, turn, reason }) =>
      event === 'opened' && turn !== undefined && reason !== undefined ? [[turn, reason] as const] : [],
    ),
  );
  const explained = new Set<number>();
  let day: string | undefined;
  let passed: Extract<ChannelFeedRow, { passed: readonly string[] }> | undefined;

  const addEvent = (event: NotedView) => {
    if (event.event === 'passed') {
      const agent = event.agent ?? '';
      if (passed === undefined) {
        passed = { id: `passed:${event.n}`, kind: 'line', passed: [agent] };
        rows.push(passed);
      } else if (!passed.passed.includes(agent)) {
        const grown = { ...passed, passed: [...passed.passed, agent] };
        rows[rows.lastIndexOf(passed)] = grown;
        passed = grown;
      }
      return;
    }
    passed = undefined;
    const reshuffled = event.event === 'cycle' && head.turns === 'shuffle';
    const n = event.cycle === undefined ? {} : { n: event.cycle };
    rows.push({ id: `cycle:${event.n}`, kind: 'cycle', at: event.at, reshuffled, ...n });
  };

  const addWhy = (turn: number, agent: string, name: string, before: number) => {
    const code = opened.get(turn);
    const why = whys[turn] ?? (code === undefined ? undefined : { code });
    if (why === undefined || usual.has(why.code) || explained.has(turn)) return;
    explained.add(turn);
    const whole = completed(why, messages.slice(Math.max(0, before - 10), before), name);
    rows.push({ id: `why:${turn}`, kind: 'line', why: whole, agent });
  };

  const addMessage = (message: ChannelMessageView, i: number) => {
    passed = undefined;
    const today = dayOf(message.at);
    if (day !== undefined && day !== today)
      rows.push({ id: `day:${message.key}`, kind: 'cycle', at: message.at, reshuffled: false });
    day = today;
    if (message.turn !== undefined && message.kind === 'agent')
      addWhy(message.turn, message.by, message.name, i);
    const plainLine = message.kind === 'moderator' && message.text === '' && message.offer === undefined;
    if (plainLine) rows.push({ id: message.key, kind: 'line', message });
    else rows.push({ id: message.key, kind: 'entry', message, posinset: said - messages.length + i + 1 });
  };

  const first = messages[0]?.at ?? 0;
  const due = events.filter((event) => isShown(event) && (olderFrom === undefined || event.at >= first));
  let next = 0;
  for (const [i, message] of messages.entries()) {
    for (let event = due[next]; message.held !== true && event !== undefined && precedes(event, message); ) {
      addEvent(event);
      next += 1;
      event = due[next];
    }
    const isFirstRead = readFrom !== undefined && i > 0 && message.seq >= readFrom;
    if (isFirstRead && (messages[i - 1]?.seq ?? 0) < readFrom)
      rows.push({ id: 'unread', kind: 'line', readFrom });
    addMessage(message, i);
  }
  for (const event of due.slice(next)) addEvent(event);
  if (speaking !== undefined && speaking.text !== '' && !messages.some(({ key }) => key === speaking.key)) {
    const turn = head.active?.turn;
    if (turn !== undefined) addWhy(turn, speaking.agent, speaking.name, messages.length);
    rows.push({ id: speaking.key, kind: 'entry', speaking });
  }
  return rows;
}

/** Rows the keyboard stops at: what was said, by anybody. */
export const takesFocus = (row: ChannelFeedRow): boolean =>
  row.kind === 'entry' || (row.kind === 'line' && 'message' in row);

/** That member's last message before this row: where a mention leads. */
export function messageBefore(
  messages: readonly ChannelMessageView[],
  key: string,
  member: string,
): ChannelMessageView | undefined {
  const at = messages.findIndex((message) => message.key === key);
  return messages.slice(0, at < 0 ? messages.length : at).findLast(({ by }) => by === member);
}
