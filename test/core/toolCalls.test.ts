/** A call of a tool in the core: kept with its open turn, also through a repair; on any other turn it changes nothing. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ToolUse } from '../../src/core/councils/toolUse.ts';
import type { Event } from '../../src/core/events.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const use: ToolUse = { tool: 'weather/forecast', input: '{}', ok: true, output: 'rain', ms: 1 };
const called = (more: Partial<Extract<Event, { type: 'tool.called' }>> = {}): Event => ({
  type: 'tool.called',
  council: '2026-11-16-cache',
  run: 0,
  seat: 'henry',
  attempt: 1,
  use,
  ...more,
});

describe('§8 a call of a tool', () => {
  it('is kept with its turn, and the turn stays open', () => {
    const table = play(sampleCouncil());
    table.tell(called(), called());
    const turn = table.council().runs[0]?.turns.find(({ seat }) => seat === 'henry');
    assert.deepEqual([turn?.state, turn?.tools], ['asked', [use, use]]);
    const ended = table.run(inForm(() => 'agree'));
    assert.deepEqual(ended.runs[0]?.turns.find(({ seat }) => seat === 'henry')?.tools, [use, use]);
  });

  it('changes nothing on a turn that is settled, was never asked, or belongs to nobody', () => {
    const table = play(sampleCouncil());
    table.run(inForm(() => 'agree'));
    const before = table.council();
    table.tell(
      called(),
      called({ run: 7 }),
      called({ seat: 'nobody' }),
      called({ attempt: 2 }),
      called({ council: 'x' }),
    );
    assert.deepEqual(table.council(), before);
  });
});
