/** Whatever people, agents, files and clocks do: one floor, every turn settles, a replay is the same. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import type { Channel, TurnNote } from '../../../src/core/channels/channel.ts';
import type { TurnRef } from '../../../src/core/channels/channelEvents.ts';
import { usedByAgent, usedThisHour } from '../../../src/core/channels/guards.ts';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { hasOrder } from '../../../src/core/channels/turns/speakers.ts';
import { reduce } from '../../../src/core/reduce.ts';
import { emptyState } from '../../../src/core/state.ts';
import type { ChannelPlay } from '../../support/channelPlay.ts';
import { everyone, first, liveChannels, type Step, step } from '../../support/drawnChannels.ts';
import { reportTrial, times } from '../../support/trials.ts';

const runs = times(150, 1600);
const seed = 20261116;
const life = fc.record({
  declared: first,
  seed: fc.integer(),
  steps: fc.array(step, { minLength: 60, maxLength: 160, size: 'max' }),
});

const settling = new Set<TurnNote['event']>([
  'replied',
  'passed',
  'completed',
  'timed-out',
  'failed',
  'interrupted',
  'aborted',
  'skipped',
  'advanced',
]);

/** Reads what is new in a channel's notes: a turn opens only when the one before is settled, and each is settled once. */
function watcher(id: string, play: ChannelPlay, count: (event: TurnNote['event']) => void) {
  let seen = 0;
  let open: number | undefined;
  return () => {
    const { log, noted, turn } = play.channel(id);
    assert.ok(noted - seen <= log.length, 'no note was missed');
    for (const each of log.filter(({ n }) => n > seen)) {
      count(each.event);
      if (each.event === 'opened') {
        assert.equal(open, undefined, `turn ${each.turn} opened while ${open} was open`);
        open = each.turn;
      } else if (settling.has(each.event) && each.turn !== undefined) {
        assert.equal(each.turn, open, `turn ${each.turn} settled while ${open} was open`);
        open = undefined;
      }
    }
    seen = noted;
    assert.equal(turn?.n, open);
  };
}

/** A reply for a turn that is not open, or for another ask of it, says nothing and settles nothing. */
function unmoved(before: Channel, after: Channel, { turn, attempt }: Omit<TurnRef, 'channel'>): void {
  const open = before.turn;
  if (open?.state === 'asked' && open.n === turn && open.attempt === attempt) return;
  assert.deepEqual([after.turn, after.said], [open, before.said], 'what is stale changes nothing');
}

/** Tokens that are used up are lifted by a limit that is raised, or by the hour, and by nothing else. */
function liftedRightly(before: Channel, after: Channel, step: Step, at: number): void {
  const was = before.stopped;
  if (was?.reason !== 'tokens-an-hour' || after.stopped?.reason === was.reason || after.archived) return;
  const { tokensAnHour = Number.POSITIVE_INFINITY } = after.settings.guards;
  const hasRoom = usedThisHour(after, at).tokens < tokensAnHour;
  assert.ok(hasRoom, `lifted by ${step.act} without room`);
  assert.ok(['declare', 'say', 'operate', 'mute'].includes(step.act), `lifted by ${step.act}`);
}

function holds(channel: Channel): void {
  const owed = pendingIn(channel);
  const asks = owed.filter(({ kind }) => kind !== 'wait');
  assert.ok(asks.length <= 1, 'one thing is owed at a time');
  assert.ok(!(channel.turn && channel.choosing), 'nobody is chosen while somebody has the floor');
  if (channel.archived || channel.gone) assert.equal(channel.turn, undefined);
  if (channel.turn && channel.turn.why.code !== 'reminder')
    assert.ok(channel.agents.some(({ id, muted }) => id === channel.turn?.agent && !muted));
  if (channel.stage === 'running' && !channel.turn && !channel.choosing) {
    const isHeld =
      channel.paused ?? channel.blocked ?? channel.archived ?? channel.stopped ?? channel.councils[0];
    assert.ok(isHeld !== undefined || !hasOrder(channel), 'a running channel asks somebody, or says why not');
  }
  if (channel.wakes.length > 0)
    assert.ok(channel.turn ?? channel.paused ?? channel.blocked ?? channel.councils[0] ?? channel.stopped);
  if (channel.turns === 'dead') assert.equal(channel.turn, undefined);
  assert.ok(channel.turnsSinceHuman <= channel.settings.guards.turnsWithoutHuman);
  if (channel.turn && channel.turnsSinceHuman > everyone.length)
    assert.ok(
      usedThisHour(channel, channel.turn.startedAt).turns <= channel.settings.guards.turnsAnHour,
      'beyond the hour’s turns at most a cycle for each person’s message',
    );
  assert.ok((channel.turn?.depth ?? 0) <= 8);
  for (const [id, { tokens = 0 }] of Object.entries(channel.budgets ?? {})) {
    const { agent, messages, startedAt } = channel.turn ?? {};
    if (agent !== id || messages !== 0 || startedAt === undefined) continue;
    assert.ok(
      usedByAgent(channel, id, startedAt).tokens < tokens,
      'who has the floor has room in its budget',
    );
  }
}

describe('§6 channels, whatever happens', () => {
  let events = 0;
  const seen = new Map<string, number>();
  let spent = 0;
  const count = (event: string) => seen.set(event, (seen.get(event) ?? 0) + 1);
  const often = (...all: TurnNote['event'][]) =>
    all.map((event) => `${seen.get(event) ?? 0} ${event}`).join(', ');
  after(() =>
    reportTrial({
      id: 'C1',
      what: 'drawn lives of two channels, every event looked at',
      count: events,
      seed,
      result: `${often('opened', 'replied', 'passed', 'timed-out', 'interrupted', 'aborted', 'dormant', 'stopped', 'late-reply')}; one floor, every turn settled once, all ended, replays the same`,
    }),
  );

  it('never two open turns in a channel, every turn settles once, and a replay gives the same state', () => {
    fc.assert(
      fc.property(life, ({ declared, seed: dice, steps }) => {
        const { play, take } = liveChannels(declared, dice);
        const watches = ['c', 'e'].map((id) => watcher(id, play, count));
        for (const each of steps) {
          const before = each.act === 'stale' ? play.channel(each.in) : undefined;
          const earlier = ['c', 'e'].map((id) => play.channel(id));
          take(each);
          for (const channel of earlier) liftedRightly(channel, play.channel(channel.id), each, play.now());
          if (each.act === 'stale' && before) unmoved(before, play.channel(each.in), each);
          for (const watch of watches) watch();
          for (const id of ['c', 'e']) holds(play.channel(id));
          spent += ['c', 'e'].filter((id) =>
            Object.values(play.channel(id).standings).some((one) => one.spent),
          ).length;
        }
        // Let everyone be silent until nothing is owed: it ends.
        for (const id of ['c', 'e'])
          for (let left = 0; ; left += 1) {
            assert.ok(left < 400, 'it ends');
            const due = pendingIn(play.channel(id));
            const council = due.find(({ kind }) => kind === 'channel-council');
            const wait = due.find(({ kind }) => kind === 'wait');
            if (council?.kind === 'channel-council')
              play.tell({ type: 'channel.council-left', channel: id, council: council.council });
            else if (wait?.kind === 'wait') play.tell(wait.then);
            else break;
            for (const watch of watches) watch();
          }
        events += play.records.length;
        const half = Math.floor(play.records.length / 2);
        const mid = play.records.slice(0, half).reduce(reduce, emptyState);
        const kept = JSON.parse(JSON.stringify(mid)) as typeof mid;
        assert.deepEqual(play.records.slice(half).reduce(reduce, kept), play.state());
      }),
      { numRuns: runs, seed },
    );
    assert.ok(spent > 1000, `a budget was used up in ${spent} of the moments`);
  }).timeout(120_000);
});
