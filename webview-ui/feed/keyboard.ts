/** Carries out the keys: moves over the rows, folds, copies, and leads to the search, the tools and the box. */

import type { Act } from '../transcript/model/actTranscript.ts';
import { type Panel, phaseRowId, type Row, runOfRow, takesFocus } from '../transcript/model/feedRows.ts';
import type { PageState } from '../transcript/model/transcriptState.ts';
import { type Intent, intentOf } from './feedKeys.ts';

export interface Reach {
  state(): PageState;
  rows(): readonly Row[];
  act(act: Act): void;
  /** Brings the row into view if it is not, and focuses it. */
  focusRow(id: string): void;
  copyRow(row: Row): void;
  toSearch(): void;
  toBox(): void;
  toTools(): void;
}

function neighbour(rows: readonly Row[], from: number, by: 1 | -1): Row | undefined {
  for (let i = from + by; i >= 0 && i < rows.length; i += by) {
    const row = rows[i];
    if (row !== undefined && takesFocus(row)) return row;
  }
  return undefined;
}

/** The first stop of the phase after, or of this phase and then the one before. */
function phaseStop(rows: readonly Row[], from: number, by: 1 | -1): Row | undefined {
  const here = rows[from] && runOfRow(rows[from]);
  const stops = rows.filter(takesFocus);
  const firsts = stops.filter((row, i) => i === 0 || runOfRow(row) !== runOfRow(stops[i - 1] ?? row));
  const at = firsts.findIndex((row) => runOfRow(row) === here);
  if (by === 1) return firsts[at + 1];
  return firsts[at] === rows[from] ? firsts[at - 1] : firsts[at];
}

function fold(reach: Reach, row: Row, folded: boolean): void {
  if (row.kind === 'panel') {
    reach.act({ type: 'fold', run: row.id, folded });
    return reach.focusRow(row.id);
  }
  const run = runOfRow(row);
  if (run === undefined) return;
  if (folded && (row.kind === 'entry' || row.kind === 'motion')) {
    reach.act({ type: 'fold', run, folded: true });
    reach.focusRow(phaseRowId(run));
  } else if (!folded && row.kind === 'fold') {
    reach.act({ type: 'fold', run, folded: false });
    const first = reach.rows().find((other) => other.kind === 'entry' && other.entry.run === run);
    if (first !== undefined) reach.focusRow(first.id);
  }
}

export function carryOut(intent: Intent, reach: Reach): void {
  const rows = reach.rows();
  const focus = reach.state().focus;
  const at = rows.findIndex((row) => row.id === focus);
  const here = rows[at];
  const go = (row: Row | undefined) => row !== undefined && reach.focusRow(row.id);
  switch (intent) {
    case 'next':
      return void go(neighbour(rows, at, 1));
    case 'previous':
      return void go(neighbour(rows, at < 0 ? rows.length : at, -1));
    case 'first':
      return void go(neighbour(rows, -1, 1));
    case 'last':
      return void go(neighbour(rows, rows.length, -1));
    case 'next-phase':
      return void go(phaseStop(rows, at, 1));
    case 'previous-phase':
      return void go(phaseStop(rows, at, -1));
    case 'tools':
      return here?.kind === 'fold' || (here?.kind === 'panel' && !here.open)
        ? fold(reach, here, false)
        : reach.toTools();
    case 'fold':
    case 'unfold':
      return here === undefined ? undefined : fold(reach, here, intent === 'fold');
    case 'copy':
      return here === undefined ? undefined : reach.copyRow(here);
    case 'search':
      return reach.toSearch();
    case 'box':
      return reach.toBox();
    case 'points':
      return openPanel(reach, 'points');
    case 'motion':
      return void go(rows.findLast((row) => row.kind === 'motion') ?? motionPhase(reach));
  }
}

function openPanel(reach: Reach, id: Panel): void {
  const row = reach.rows().find((each) => each.kind === 'panel' && each.id === id);
  if (row?.kind !== 'panel') return;
  if (!row.open) reach.act({ type: 'fold', run: id, folded: false });
  reach.focusRow(id);
}

/** Unfolds the phase that votes on the motion, where it is folded. */
function motionPhase(reach: Reach): Row | undefined {
  const folded = reach.rows().findLast((row) => row.kind === 'fold' && row.phase.motion !== undefined);
  if (folded?.kind !== 'fold') return undefined;
  reach.act({ type: 'fold', run: folded.phase.run, folded: false });
  return reach.rows().findLast((row) => row.kind === 'motion');
}

/** In a toolbar or a list the arrows move between its buttons. */
export function moveWithin(event: KeyboardEvent, group: Element): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const items = [...group.querySelectorAll<HTMLElement>('button')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to =
    event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step === undefined ? -1 : at + step;
  if (to < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return false;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
  return true;
}

/** A key pressed in the feed: on a row, or on the feed itself when its row is out of the window. */
export function feedKey(event: KeyboardEvent, reach: Reach): void {
  const target = event.target as HTMLElement;
  const toolbar = target.closest('[role="toolbar"]');
  if (toolbar !== null) {
    moveWithin(event, toolbar);
    return;
  }
  const onRow = target.hasAttribute('data-row') || target.getAttribute('role') === 'feed';
  if (!onRow) return;
  const intent = intentOf(event);
  if (intent === undefined) return;
  event.preventDefault();
  carryOut(intent, reach);
}

/** Escape takes one step back at a time: menu, amendment, search, overview, and at last the feed. */
export function stepBack(target: HTMLElement, reach: Reach): void {
  const { menuOpen, composer, overviewOpen, focus } = reach.state();
  if (menuOpen) return reach.act({ type: 'menu', open: false });
  if (target.matches('.box .area') && composer.mode !== 'plain')
    return reach.act({ type: 'box', mode: 'plain' });
  if (target.closest('.search') !== null) return reach.act({ type: 'search', query: undefined });
  if (overviewOpen) return reach.act({ type: 'overview', open: false });
  reach.focusRow(focus ?? reach.rows().find((row) => row.kind === 'entry')?.id ?? '');
}

/** Where the focus goes after what the reader did; new content never takes it by itself. */
export function focusAfter(done: Act): string | undefined {
  if (done.type === 'menu') return done.open ? '.menu [aria-selected="true"]' : '.pick .select';
  if (done.type === 'address') return '.pick .select';
  return done.type === 'ask-stop' && done.asked ? '.btn.stop' : undefined;
}
