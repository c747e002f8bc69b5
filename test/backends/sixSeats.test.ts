/** Six seats with six different backends hold one council: every reply is in the archive, and who gave it. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { answerSeat, convene, councilChanged, getCouncil } from '../../src/rpc/messages/messages.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { isRecorded, type OpenTable, watchUntil } from '../support/openTable.ts';
import { marked, sharedFileOf, written } from '../support/sharedFile.ts';
import { allowPrograms, briefOf, type Crowd, openCrowd, seatOf } from './crowd.ts';
import { type Asked, markOf, replyAs } from './replies.ts';

const forms: Record<string, Asked> = {
  COLLECT: 'position',
  CHALLENGE: 'challenge',
  RESOLVE: 'final',
  DELIBERATE: 'turn',
  VOTE: 'ballot',
};
/** Who answered, as the peer itself said it; the providers' server says `wire-model`. */
const answeredAs: Record<string, string> = {
  google: 'gemini-3.8-flash',
  openclaw: 'openclaw/main (bench)',
  acp: 'Scripted 1.2',
  file: 'file',
  human: 'human',
};
const rounds = ['COLLECT', 'CHALLENGE', 'RESOLVE'] as const;

describe('§8 a council of many backends', function () {
  this.timeout(30_000);
  let crowd: Crowd;
  afterEach(() => crowd.close());

  /** Somebody in an editor who answers in the shared file, phase after phase. */
  async function writeInFile(table: OpenTable): Promise<void> {
    const file = sharedFileOf(table);
    for (const phase of rounds) {
      await file.asked('papier', phase);
      const answer = replyAs('papier', forms[phase] ?? 'position', { vote: 'nuance' });
      await file.edit((text) => marked(written(text, 'papier', answer), 'papier', 'RESPONDED'));
    }
  }

  /** A person at a client who answers whenever they are asked. */
  function answerAsPerson({ client }: OpenTable, id: string, others: string[] = []): void {
    const answered = new Set<string>();
    const look = async () => {
      const { entries } = await client.request(getCouncil, { id });
      for (const turn of entries) {
        if (turn.kind !== 'turn' || turn.seat !== 'paul' || turn.state !== 'queued') continue;
        if (answered.has(turn.key)) continue;
        answered.add(turn.key);
        const text = replyAs('paul', forms[turn.phase] ?? 'position', { others, vote: 'nuance' });
        // Not their turn yet: they are asked when those before them have spoken.
        await client
          .request(answerSeat, { id, seat: 'paul', text })
          .catch(() => void answered.delete(turn.key));
      }
    };
    client.on(councilChanged, () => void look());
    void look();
  }

  const archiveOf = (id: string) => readFile(join(crowd.table.home, 'conseils', `${id}.md`), 'utf8');
  const absences = ({ entries }: CouncilView) =>
    entries.flatMap((each) => (each.kind === 'turn' && each.absence ? [[each.seat, each.absence]] : []));

  /** The front matter names backend and model of each, every reply stands in its place, and who answered beside it. */
  function assertWhole(archive: string, backends: readonly string[], said: readonly Asked[]): void {
    const [, front = '', body = ''] = archive.split(/^---$/m);
    for (const backend of backends) {
      const seat = seatOf[backend] ?? '';
      const line = front.split('\n').find((each) => each.includes(`id: ${seat},`)) ?? '';
      assert.match(line, new RegExp(`backend: ${backend}[,} ]`), line);
      assert.ok(line.includes(answeredAs[backend] ?? 'wire-model'), line);
      for (const form of said)
        assert.ok(body.includes(markOf(seat, form)), `${seat} (${backend}) as ${form} is not in the archive`);
    }
    assert.doesNotMatch(body, /NO RESPONSE/);
  }

  it('six seats, six backends, three rounds in English: it ends well and the archive names each', async () => {
    const backends = ['anthropic', 'openai', 'ollama', 'openclaw', 'acp', 'file'];
    crowd = await openCrowd({ vote: 'nuance', only: backends });
    const briefText = briefOf(backends, 'type: debate\nlanguage: en\nroles: { synthesizer: henry }');
    await allowPrograms(crowd, briefText);
    const { id } = await crowd.table.client.request(convene, { briefText, attended: false });
    const recorded = watchUntil(crowd.table.client, id, isRecorded);
    await writeInFile(crowd.table);
    const view = await recorded;
    assert.deepEqual(absences(view), []);
    assert.equal(view.head.status, 'recommended');
    const archive = await archiveOf(id);
    assertWhole(archive, backends, ['position', 'challenge', 'final']);
    assert.ok(archive.includes(markOf('henry', 'synthesis')));
  });

  it('six others in French, a person among them', async () => {
    const backends = ['google', 'zai', 'openai-compatible', 'openclaw', 'human', 'rehearsal'];
    crowd = await openCrowd({ vote: 'nuance', only: backends });
    const seats = backends.slice(0, 5);
    const briefText = briefOf(seats, '  - { id: henry, backend: rehearsal }\ntype: debate\nlanguage: fr');
    const { id } = await crowd.table.client.request(convene, { briefText, attended: false });
    answerAsPerson(crowd.table, id);
    const view = await watchUntil(crowd.table.client, id, isRecorded);
    assert.deepEqual(absences(view), []);
    assert.equal(view.head.status, 'recommended');
    assertWhole(await archiveOf(id), seats, ['position', 'challenge', 'final']);
  });

  it('§7 a round table whose ballots come as objects where a backend gives them, and as prose where not', async () => {
    const backends = ['anthropic', 'openai', 'google', 'openai-compatible', 'openclaw', 'human'];
    crowd = await openCrowd({ only: backends });
    const briefText = briefOf(backends, 'type: roundtable\nlanguage: en\nroles: { synthesizer: henry }');
    const { id } = await crowd.table.client.request(convene, { briefText, attended: false });
    const others = backends.map((each) => seatOf[each] ?? '').filter((each) => each !== 'paul');
    answerAsPerson(crowd.table, id, others);
    const view = await watchUntil(crowd.table.client, id, isRecorded);
    assert.deepEqual(absences(view), []);
    assert.equal(view.head.status, 'recommended');
    assertWhole(await archiveOf(id), backends, ['turn', 'ballot']);
    for (const provider of ['anthropic', 'openai', 'google', 'openai-compatible'] as const)
      assert.ok(
        crowd.servers[provider]?.calls.some(({ structured }) => structured),
        `${provider} was asked for an object`,
      );
    const ballots = view.entries.filter((each) => each.kind === 'turn' && each.phase === 'VOTE');
    assert.equal(ballots.length, 6);
    for (const ballot of ballots)
      if (ballot.kind === 'turn') {
        assert.deepEqual(ballot.problems, [], ballot.seat);
        assert.doesNotMatch(ballot.text, /^\s*\{/);
      }
  });
});
