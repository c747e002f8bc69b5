/** The feed as rows, and the window over them. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { extentFor, offsetsOf, rowAt, windowSize } from '../../webview-ui/feed/drawnRows.ts';
import { rowsOf } from '../../webview-ui/transcript/model/feedRows.ts';
import { decision, live, long, rehearsal } from '../support/ui/fixtures.ts';

const rows = (view: ReturnType<typeof live>, folds: Record<number, boolean> = {}) =>
  rowsOf({ head: view.head, entries: view.entries, folds, held: [] });

describe('transcript rows', () => {
  it('folds the phase before the previous one, and keeps its heading', () => {
    const list = rows(live());
    assert.deepEqual(
      list.filter((row) => row.kind !== 'entry').map((row) => `${row.kind} ${row.id}`),
      ['fold phase:0', 'phase phase:1', 'phase phase:2'],
    );
  });

  it('folds all but the last deliberation and the synthesis at the decision', () => {
    const kinds = rows(decision()).flatMap((row) => (row.kind === 'fold' ? [row.phase.phase] : []));
    assert.deepEqual(kinds, ['COLLECT', 'CHALLENGE']);
  });

  it('says a rehearsal first, and cannot be told not to', () => {
    assert.equal(rows(rehearsal(), { 0: true, 1: true, 2: true })[0]?.kind, 'banner');
  });

  it('numbers entries over the whole council, folded phases included', () => {
    const first = rows(live()).find((row) => row.kind === 'entry');
    assert.equal(first?.kind === 'entry' && first.posinset, 5);
  });

  it('keeps a window of about sixty over any list, wherever the view is', () => {
    const list = rows(long(10_000));
    fc.assert(
      fc.property(fc.nat(1_300_000), fc.integer({ min: 200, max: 2000 }), (top, height) => {
        const offsets = offsetsOf(list, new Map(), undefined);
        const extent = extentFor(offsets, top, top + height, { start: 0, end: 0 });
        const size = extent.end - extent.start;
        assert.ok(size >= windowSize && size <= windowSize + 20, `${size} rows`);
        assert.ok(extent.start <= rowAt(offsets, top) && rowAt(offsets, top + height) < extent.end);
      }),
    );
  });

  it('leaves the window alone while the view moves within it', () => {
    const offsets = offsetsOf(rows(long(1000)), new Map(), 100);
    const first = extentFor(offsets, 40_000, 41_000, { start: 0, end: 0 });
    assert.equal(extentFor(offsets, 40_500, 41_500, first), first);
    assert.notEqual(extentFor(offsets, 43_000, 44_000, first), first);
  });
});
