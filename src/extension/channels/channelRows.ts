/** Channels as rows: which state shows as which icon, words and menus. Exactly the table of the design. */
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import type { Language } from '../../rpc/views/views.ts';
import { channelStops, isOfSums } from '../../rpc/words/channels/channelStops.ts';
import { channelWords } from '../../rpc/words/channels/channelWords.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';
import { type Row, type RowColor, spoken } from '../trees/treeRow.ts';

interface Look {
  codicon: string;
  color?: RowColor;
  /** After the mode; absent: the mode says it all. */
  state?: string;
  /** The inline actions. */
  offers: string;
}

/** Somebody must speak before it goes on. */
export const waitsForPerson = (row: ChannelRow): boolean =>
  !row.archived && (row.stopped !== undefined || row.paused?.late === true || row.active?.person === true);

export const isOpen = (row: ChannelRow): boolean => row.archived === undefined;
export const isSettable = (row: ChannelRow): boolean => isOpen(row) && !row.locked;
export const isPausable = (row: ChannelRow): boolean => isOpen(row) && !row.paused && row.turns !== 'dead';
export const isResumable = (row: ChannelRow): boolean =>
  isOpen(row) && (row.paused !== undefined || (row.stopped !== undefined && !isOfSums(row.stopped)));
/** A sum of the hour is used up: a message does not lift that. */
export const isRaisable = (row: ChannelRow): boolean =>
  isOpen(row) && row.stopped !== undefined && isOfSums(row.stopped);
/** By anybody who sits here, whoever began it. */
export const isConcludable = (row: ChannelRow): boolean => isOpen(row) && row.mode === 'discussion';
export const hasSummary = (row: ChannelRow): boolean => row.archived?.summary !== undefined;

/** 0:34, 2:41, 1:02:03. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function look(row: ChannelRow, language: Language, now: number): Look {
  const words = editorChannels[language];
  const say = row.locked ? 'offersSay' : 'offersSay offersMode';
  if (row.archived)
    return { codicon: 'lock', state: words.archived, offers: hasSummary(row) ? 'offersSummary' : '' };
  if (row.stopped)
    return {
      codicon: 'shield',
      color: 'charts.yellow',
      state: words.stopped(channelStops[language].short(row.stopped)),
      offers: isOfSums(row.stopped) ? 'offersRaise' : 'offersResume',
    };
  if (row.paused)
    return {
      codicon: 'debug-pause',
      state: row.paused.late ? words.pausedLate : words.paused,
      offers: row.locked ? 'offersResume' : 'offersResume offersMode',
    };
  if (row.blocked !== undefined)
    return { codicon: 'debug-pause', state: words.blocked(row.blocked), offers: say };
  if (row.councils.length > 0) return { codicon: 'comment-discussion', state: words.council, offers: say };
  if (row.active)
    return {
      codicon: row.locked ? 'lock' : 'comment',
      state: row.active.person
        ? channelWords[language].personsTurn(row.active.name)
        : `${row.active.name}, ${clock(now - row.active.startedAt)}`,
      offers: say,
    };
  if (row.choosing) return { codicon: 'comment', state: words.choosing, offers: say };
  if (row.only !== undefined)
    return {
      codicon: row.locked ? 'lock' : 'comment',
      state: channelStops[language].only(row.only),
      offers: say,
    };
  if (row.stage === 'dormant') return { codicon: 'coffee', state: words.dormant, offers: say };
  if (row.turns === 'dead') return { codicon: 'radio-tower', offers: 'offersMode' };
  return row.locked
    ? { codicon: 'lock', state: words.locked, offers: say }
    : { codicon: 'comment', offers: say };
}

function context(row: ChannelRow, offers: string): string {
  return [
    'channel',
    isOpen(row) && 'open',
    isSettable(row) && 'settable',
    isPausable(row) && 'pausable',
    isResumable(row) && 'resumable',
    isRaisable(row) && 'raisable',
    isConcludable(row) && 'concludable',
    hasSummary(row) && 'summary',
    offers,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who has the floor and why, who is next, who waits or is offline; why it rests; why its mode can't be changed. */
function facts(row: ChannelRow, language: Language): [string, string][] {
  const words = editorChannels[language];
  const shared = channelWords[language];
  const names = (ids: readonly string[]) =>
    ids.map((id) => row.members.find((member) => member.id === id)?.name ?? id).join(', ');
  const standing = (state: string) =>
    row.members
      .filter((member) => member.state === state)
      .map(({ name, passedOver }) => (passedOver ? `${name} (${shared.passedOver[passedOver]})` : name));
  return [
    ['', row.topic ?? ''],
    [words.facts.mode, `${row.mode} · ${shared.modes[row.mode]}`],
    ['', row.locked ? words.lockedWhy(row.mode) : ''],
    [words.facts.state, row.active ? '' : shared.state(row)],
    [words.facts.floor, row.active ? `${row.active.name} · ${shared.why(row.active.why)}` : ''],
    [words.facts.next, names(row.queue)],
    [words.facts.waiting, standing('WAITING').join(', ')],
    [words.facts.offline, standing('OFFLINE').join(', ')],
    [words.facts.members, row.members.map(({ name }) => name).join(', ')],
    [words.facts.summary, row.archived?.summary ?? ''],
  ];
}

export function channelTreeRow(row: ChannelRow, language: Language, now: number): Row {
  const { codicon, color, state, offers } = look(row, language, now);
  const described = [row.mode, state].filter(Boolean).join(' · ');
  // The clock is for the eye: read aloud it would be said again every few seconds.
  const aloud = row.active && !row.stopped && !row.paused ? `${row.mode} · ${row.active.name}` : described;
  return {
    id: `channel/${row.id}`,
    label: row.name,
    description: described,
    icon: color ? { codicon, color } : { codicon },
    context: context(row, offers),
    spoken: spoken(row.name, aloud),
    tooltip: { title: row.name, facts: facts(row, language) },
  };
}

/** As the host lists them, those that are sealed last. */
export const inOrder = (rows: readonly ChannelRow[]): ChannelRow[] => [
  ...rows.filter(isOpen),
  ...rows.filter((row) => !isOpen(row)),
];
