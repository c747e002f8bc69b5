/** S11 on every form: hostile words in any field of any reply, check or waiver change nothing but themselves. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { artefactsOf } from '../../src/core/councils/artefacts.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { artefactText } from '../../src/host/store/records/artefactText.ts';
import { decisionEntry } from '../../src/host/store/records/decisionsEntry.ts';
import { memoryEntry } from '../../src/host/store/records/memoryEntry.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { attacks } from '../support/attacks.ts';
import { structure } from '../support/markdownShape.ts';
import { protocolStories } from '../support/protocolStories.ts';

const evil = Object.values(attacks).join('\n\n');
/** What is a code or an id stays: a reader never takes those from a reply. */
const kept = new Set([
  'form',
  'vote',
  'stance',
  'seat',
  'against',
  'verdict',
  'mark',
  'code',
  'state',
  'name',
  'score',
]);

function attacked(value: unknown): unknown {
  if (typeof value === 'string') return evil;
  if (Array.isArray(value)) return value.map(attacked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      kept.has(key) && typeof held !== 'object' ? held : attacked(held),
    ]),
  );
}

function hostile(council: Council): Council {
  return {
    ...council,
    cut: [evil],
    runs: council.runs.map((run) => ({
      ...run,
      ...(run.checks ? { checks: attacked(run.checks) as typeof run.checks } : {}),
      ...(run.disagreements
        ? { disagreements: attacked(run.disagreements) as typeof run.disagreements }
        : {}),
      turns: run.turns.map((turn) => ({
        ...turn,
        ...(turn.text === undefined ? {} : { text: evil }),
        ...(turn.reading ? { reading: attacked(turn.reading) as typeof turn.reading } : {}),
        ...(turn.flags ? { flags: [{ code: 'unanswered' as const, detail: evil }] } : {}),
      })),
    })),
  };
}

const links = { log: 'l', decisions: 'd', memory: 'm' };

describe('§14 hostile words in every form', () => {
  for (const [name, story] of Object.entries(protocolStories)) {
    const honest = { ...story('en'), cut: ['x'] };
    const council = hostile(honest);

    it(`of a ${name} leave the archive its headings, and no HTML, image or command`, () => {
      const shape = structure(archiveText(council, links));
      assert.deepEqual(shape.headings, structure(archiveText(honest, links)).headings);
      assert.deepEqual(shape.dangers, []);
    });

    it(`of a ${name} do nothing in the shared conversation, the day memory and DECISIONS.md`, () => {
      const live = structure(liveText(council));
      assert.deepEqual(live.headings, structure(liveText(honest)).headings);
      assert.equal(live.dangers.length, 1);
      for (const text of [memoryEntry(council, 'a'), decisionEntry(council, 'a') ?? '']) {
        const { headings, dangers } = structure(text);
        assert.equal(headings.length, 1);
        assert.deepEqual(dangers, []);
      }
    });

    for (const { kind, name: file } of artefactsOf(council))
      if (kind !== 'change')
        it(`do nothing in ${file} but stand there`, () => {
          assert.deepEqual(structure(artefactText(council, kind, 'a.md')).dangers, []);
        });
  }
});
