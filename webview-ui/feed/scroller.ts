/** The pane's scrolling: which rows are drawn, whether the end is followed, and how a row is brought into view. */
import { type Extent, extentFor, offsetsOf, type ScrollRow } from './drawnRows.ts';

/** The rows to draw and the room to keep for the others. */
export interface Plan extends Extent {
  before: number;
  after: number;
}

export interface Scroller<R extends ScrollRow> {
  plan(rows: readonly R[]): Plan;
  /** To be called after each drawing: measures, and keeps to the end if it was in view. */
  drawn(): void;
  /** Draws around a row, then puts its top below the head (or the given distance from the pane's top). */
  show(id: string, redraw: () => void, offset?: number): HTMLElement | undefined;
  toEnd(redraw: () => void): void;
  following(): boolean;
  /** The user or the layout moved: true if other rows are to be drawn. */
  moved(): boolean;
  rowsInView(): R[];
  anchor(): { row: string; offset: number } | undefined;
  element(id: string): HTMLElement | undefined;
  forgetHeights(): void;
}

/** So near to the end counts as at the end. */
const nearEnd = 24;

export function createScroller<R extends ScrollRow>(pane: HTMLElement): Scroller<R> {
  const heights = new Map<string, number>();
  let rows: readonly R[] = [];
  let offsets: Float64Array = new Float64Array(1);
  let extent: Extent = { start: 0, end: 0 };
  let follows = true;
  /** Where the pane was left: if it is higher now, someone scrolled and the event has yet to come. */
  let left = 0;
  /** What the reader has moved the pointer onto. A control that scrolled under a pointer at rest is not aimed at. */
  let aimed: Element | undefined;
  pane.addEventListener('pointermove', ({ target }) => {
    aimed = (target as Element).closest('.feed :is(button, a)') ?? undefined;
  });
  pane.addEventListener('pointerleave', () => {
    aimed = undefined;
  });
  /** A row that was in view when others came before it, and where it was: it stays there. */
  let held: { id: string; top: number } | undefined;

  const feed = () => pane.querySelector<HTMLElement>('.feed');
  const elements = () => [...(feed()?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
  const head = () => {
    const box = pane.querySelector('.tx-head')?.getBoundingClientRect();
    return box === undefined ? 0 : Math.max(0, box.bottom - pane.getBoundingClientRect().top);
  };
  const foot = () => pane.querySelector<HTMLElement>('.tx-foot')?.offsetHeight ?? 0;
  const aims = () => aimed?.isConnected === true;
  const atEnd = () => pane.scrollHeight - pane.scrollTop - pane.clientHeight <= nearEnd;

  function averageTurn(): number | undefined {
    let [sum, n] = [0, 0];
    for (const row of rows.slice(extent.start, extent.end)) {
      const height = row.kind === 'entry' ? heights.get(row.id) : undefined;
      if (height !== undefined) [sum, n] = [sum + height, n + 1];
    }
    return n < 5 ? undefined : sum / n;
  }

  /** The view in the feed's own coordinates. */
  function view(): [number, number] {
    const box = feed()?.getBoundingClientRect();
    const top = pane.getBoundingClientRect().top - (box?.top ?? 0);
    return [top, top + pane.clientHeight];
  }

  function measure(): void {
    const drawn = elements();
    const tops = drawn.map((element) => element.getBoundingClientRect().top);
    const spacer = feed()?.lastElementChild?.getBoundingClientRect().top;
    for (const [i, element] of drawn.entries()) {
      const next = tops[i + 1] ?? spacer;
      const top = tops[i];
      if (next !== undefined && top !== undefined) heights.set(element.dataset['row'] ?? '', next - top);
    }
  }

  const element = (id: string) => elements().find((candidate) => candidate.dataset['row'] === id);

  function firstInView(): { id: string; top: number } | undefined {
    const from = pane.getBoundingClientRect().top + head();
    const first = elements().find((drawn) => drawn.getBoundingClientRect().bottom > from);
    const id = first?.dataset['row'];
    return first === undefined || id === undefined
      ? undefined
      : { id, top: first.getBoundingClientRect().top };
  }

  /** How many rows came before those that are drawn, and how high they are. The way to older ones is no row of its own. */
  function prepended(next: readonly R[], now: Float64Array): { more: number; height: number } {
    const at = rows[extent.start]?.kind === 'older' ? extent.start + 1 : extent.start;
    const first = rows[at];
    if (first === undefined || next[at]?.id === first.id) return { more: 0, height: 0 };
    const place = next.findIndex(({ id }) => id === first.id);
    if (place <= at) return { more: 0, height: 0 };
    return { more: place - at, height: (now[place] ?? 0) - (offsets[at] ?? 0) };
  }

  return {
    plan(next) {
      // Before anything is drawn: afterwards the browser itself moves the pane to keep rows in place.
      if (follows && pane.scrollTop < left) follows = atEnd();
      let moved = 0;
      if (next !== rows) {
        const fresh = offsetsOf(next, heights, averageTurn());
        const { more, height } = prepended(next, fresh);
        if (more > 0 && !follows) held = firstInView();
        [rows, offsets, moved] = [next, fresh, height];
        extent = {
          start: Math.min(extent.start + more, rows.length),
          end: Math.min(extent.end + more, rows.length),
        };
      }
      const [top, bottom] = follows
        ? [(offsets.at(-1) ?? 0) - pane.clientHeight, offsets.at(-1) ?? 0]
        : view().map((edge) => edge + moved);
      extent = extentFor(offsets, top ?? 0, bottom ?? 0, extent);
      const before = offsets[extent.start] ?? 0;
      return { ...extent, before, after: (offsets.at(-1) ?? 0) - (offsets[extent.end] ?? 0) };
    },
    drawn() {
      measure();
      offsets = offsetsOf(rows, heights, averageTurn());
      const stays = held === undefined ? undefined : element(held.id);
      // What somebody is about to click does not move away from under the pointer.
      if (aims() && !atEnd()) follows = false;
      if (follows) pane.scrollTop = pane.scrollHeight;
      else if (held !== undefined && stays !== undefined)
        pane.scrollTop += stays.getBoundingClientRect().top - held.top;
      held = undefined;
      left = pane.scrollTop;
    },
    show(id, redraw, offset) {
      const at = rows.findIndex((row) => row.id === id);
      if (at < 0) return undefined;
      follows = false;
      if (at < extent.start || at >= extent.end) {
        const y = offsets[at] ?? 0;
        extent = extentFor(offsets, y, y + pane.clientHeight, { start: 0, end: 0 });
        pane.scrollTop += y - view()[0];
        redraw();
      }
      const target = element(id);
      if (target !== undefined) {
        const from = pane.getBoundingClientRect().top + (offset ?? head() + 8);
        pane.scrollTop += target.getBoundingClientRect().top - from;
      }
      follows = atEnd();
      left = pane.scrollTop;
      return target;
    },
    toEnd(redraw) {
      follows = true;
      left = 0;
      redraw();
      pane.scrollTop = pane.scrollHeight;
    },
    following: () => follows && !(aims() && pane.scrollHeight > pane.clientHeight),
    moved() {
      follows = atEnd();
      left = pane.scrollTop;
      const [top, bottom] = view();
      const next = extentFor(offsets, top, bottom, extent);
      return next.start !== extent.start || next.end !== extent.end;
    },
    rowsInView() {
      const box = pane.getBoundingClientRect();
      const [top, bottom] = [box.top + head(), box.bottom - foot()];
      const seen = elements().filter((drawn) => {
        const { top: a, bottom: b } = drawn.getBoundingClientRect();
        return b > top && a < bottom;
      });
      const ids = new Set(seen.map((drawn) => drawn.dataset['row']));
      return rows.filter((row) => ids.has(row.id));
    },
    anchor() {
      const first = follows ? undefined : firstInView();
      if (first === undefined) return undefined;
      return { row: first.id, offset: Math.round(first.top - pane.getBoundingClientRect().top) };
    },
    element,
    forgetHeights: () => heights.clear(),
  };
}
