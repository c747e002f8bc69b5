/** channels.yaml, whatever stands in it: circles are found, locks hold over any edits, and reading never fails. */
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { stringify } from 'yaml';
import { linkProblems } from '../../src/core/channels/links.ts';
import { modes } from '../../src/core/channels/modes.ts';
import { ChannelSettings, type Mode, modeNames } from '../../src/core/channels/settings.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { loadChannels } from '../../src/host/declared/channels/readChannels.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const begun = { discussion: { initiator: 'sage' } };
const identities = [{ id: 'sage' }];

/** By taking away, again and again, whoever points at nobody that is left. */
function hasCircle(links: ReadonlyMap<string, readonly string[]>): boolean {
  const left = new Map(links);
  for (;;) {
    const free = [...left].find(([, to]) => !to.some((each) => left.has(each)));
    if (!free) return left.size > 0;
    left.delete(free[0]);
  }
}

describe('§6 channels.yaml, whatever stands in it', () => {
  it('is refused exactly when links go in a circle', () => {
    const link = fc.array(fc.constantFrom(...names), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom('escalatesTo' as const, 'blockedBy' as const, 'sharesContextWith' as const),
        fc.tuple(...names.map(() => link)),
        (kind, links) => {
          const to = new Map(names.map((id, n) => [id, (links[n] ?? []).filter((each) => each !== id)]));
          const channels = names.map((id) => ({
            id,
            mode: 'discussion',
            ...begun,
            links: { [kind]: to.get(id) },
          }));
          const loaded = loadChannels(stringify({ channels }), { identities, channels: {} });
          assert.equal(loaded.channels === undefined, hasCircle(to));
          // What the file lets through the core leaves in force.
          const declared = channels.map((each) => ChannelSettings.parse(each));
          assert.equal(linkProblems(declared).length > 0, hasCircle(to));
          for (const { message } of loaded.problems) assert.match(message, /goes in a circle/);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('no edits, and no order of them, leave or enter a locked mode', () => {
    const edit = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...modeNames));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        let state = emptyState;
        const first = new Map<string, Mode>();
        for (const [n, wanted] of edits.entries()) {
          const text = stringify({
            channels: Object.entries(wanted).map(([id, mode]) => ({
              id,
              mode,
              ...(mode === 'discussion' ? begun : {}),
            })),
          });
          const { channels = [], problems } = loadChannels(text, { identities, channels: state.channels });
          const refused = problems.filter(({ severity }) => severity === 'error').length;
          state = reduce(state, {
            seq: n + 1,
            at: n,
            event: { type: 'channels.declared', channels, seed: 1 },
          });
          let held = 0;
          for (const [id, mode] of Object.entries(wanted)) {
            const now = state.channels[id]?.settings.mode ?? assert.fail('not declared');
            if (!first.has(id)) first.set(id, now);
            if (now !== mode) held += 1;
            const began = first.get(id) ?? now;
            if (modes[began].locked || modes[now].locked) assert.equal(now, began);
          }
          assert.equal(held, refused, 'each that was held back is a problem at its line');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is read without a fault', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => `channels: ${text}`),
        ),
        (text) => {
          const { channels, problems } = loadChannels(text, { identities, channels: {} });
          assert.ok(channels !== undefined || problems.length > 0);
        },
      ),
      { numRuns: 500 },
    );
  });
});
