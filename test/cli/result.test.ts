/** The JSON that other programs read: one object with what was asked, said and decided, and a line for each event. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { storyteller } from '../../src/cli/follow/story.ts';
import { line, result } from '../../src/cli/output/result.ts';
import { sample } from './sampleCouncil.ts';

const paths = { archive: '/home/conseils/a.md', brief: '/home/briefs/a.yaml' };

describe('cli: result', () => {
  const told = JSON.parse(JSON.stringify(result(sample, paths)));

  it('holds id, status, question, rounds, converged, synthesis, decision, archive and brief', () => {
    assert.equal(told.id, sample.head.id);
    assert.equal(told.status, 'decided');
    assert.equal(told.question, sample.head.question);
    assert.equal(told.mode, 'debate');
    assert.equal(told.language, 'en');
    assert.equal(told.converged, false);
    assert.deepEqual(told.decision, { verdict: 'accept', by: 'papa', text: null });
    assert.equal(told.archive, paths.archive);
    assert.equal(told.brief, paths.brief);
    assert.match(told.synthesis.recommendation, /^Move sessions/);
  });

  it('gives each round its type and the replies by seat, in seat order', () => {
    assert.deepEqual(
      told.rounds.map((round: { round: number; type: string }) => [round.round, round.type]),
      [
        [1, 'COLLECT'],
        [2, 'CHALLENGE'],
        [3, 'RESOLVE'],
      ],
    );
    assert.deepEqual(Object.keys(told.rounds[1].responses), ['henry', 'sage', 'nova', 'blaise']);
    assert.equal(told.rounds[1].responses.henry.vote, 'disagree');
    assert.deepEqual(told.rounds[1].responses.henry.blocking, ['No way back once sessions are dual-written']);
    assert.deepEqual(told.rounds[1].responses.sage.blocking, []);
    assert.equal(told.rounds[1].responses.blaise.absent, 'timeout');
    assert.equal('vote' in told.rounds[0].responses.henry, false);
  });

  it('says nothing about the time of day in its rounds', () => {
    assert.doesNotMatch(JSON.stringify(told.rounds), /"(at|ms|startedAt|endedAt|key)"/);
  });

  it('has a line for each moment: turn, phase, decision, end', () => {
    const lines = storyteller()(sample).map((moment) => line(moment, sample, paths));
    const events = new Set(lines.map(({ event }) => event));
    for (const event of ['council', 'phase', 'turn', 'injection', 'decision', 'end']) {
      assert.ok(events.has(event), event);
    }
    assert.equal(lines.at(-1)?.event, 'end');
    assert.equal(lines.at(-1)?.archive, paths.archive);
  });
});
