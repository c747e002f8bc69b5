/** One suite over every backend: what the host may rely on, whoever answers for a seat. Prints which case applies to which. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import { type Backend, BackendError } from '../../src/host/ports.ts';
import { sampleTurn } from '../support/sampleTurn.ts';
import { type Peer, type Situation, subjects } from './backendsSubjects.ts';

const cases: { title: string; situation: Situation; run(peer: Peer): Promise<void> }[] = [
  {
    title: 'the deltas of a reply, put together, are its text',
    situation: 'answers',
    async run({ backend, seat }) {
      const { turn, deltas } = sampleTurn(seat);
      const reply = await backend.open('c', seat).send(turn);
      assert.ok(reply.text.trim().length > 0);
      assert.equal(deltas.join(''), reply.text);
    },
  },
  {
    title: 'nothing more is said once the reply is given',
    situation: 'answers',
    async run({ backend, seat, later }) {
      const { turn, deltas } = sampleTurn(seat);
      await backend.open('c', seat).send(turn);
      const said = deltas.length;
      await later();
      assert.equal(deltas.length, said);
    },
  },
  {
    title: 'a seat can be asked again in the same conversation',
    situation: 'answers',
    async run({ backend, seat }) {
      const conversation = backend.open('c', seat);
      const first = await conversation.send(sampleTurn(seat).turn);
      assert.equal((await conversation.send(sampleTurn(seat).turn)).text, first.text);
    },
  },
  {
    title: 'an abort frees the seat at once',
    situation: 'waits',
    async run({ backend, seat, begun }) {
      const { turn, abort } = sampleTurn(seat);
      const sending = backend.open('c', seat).send(turn);
      await begun();
      abort();
      await assert.rejects(sending);
    },
  },
  {
    title: 'a call that was aborted before it began asks nobody',
    situation: 'waits',
    async run({ backend, seat, asked }) {
      const { turn, abort } = sampleTurn(seat);
      abort();
      await assert.rejects(backend.open('c', seat).send(turn));
      assert.equal(asked(), 0);
    },
  },
  {
    title: 'after an abort the conversation can be used again',
    situation: 'waits',
    async run({ backend, seat, begun, goOn }) {
      const conversation = backend.open('c', seat);
      const { turn, abort } = sampleTurn(seat);
      const sending = conversation.send(turn);
      await begun();
      abort();
      await assert.rejects(sending);
      goOn();
      assert.ok((await conversation.send(sampleTurn(seat).turn)).text);
    },
  },
  {
    title: 'a conversation can be closed, and closed again',
    situation: 'answers',
    async run({ backend, seat }) {
      const conversation = backend.open('c', seat);
      await conversation.send(sampleTurn(seat).turn);
      await conversation.close();
      await conversation.close();
    },
  },
  {
    title: 'one seat that waits holds up no other',
    situation: 'one waits',
    async run({ backend, seat, other, begun }) {
      const stuck = sampleTurn(seat);
      const sending = backend.open('c', seat).send(stuck.turn);
      await begun();
      assert.ok((await backend.open('c', other).send(sampleTurn(other).turn)).text);
      stuck.abort();
      await assert.rejects(sending);
    },
  },
  { title: 'a failure is a BackendError in words', situation: 'fails', run: rejectsInWords },
  {
    title: 'a reply that breaks off is never given as a whole one',
    situation: 'breaks off',
    run: rejectsInWords,
  },
];

async function rejectsInWords({ backend, seat }: { backend: Backend; seat: Peer['seat'] }): Promise<void> {
  const error = await backend
    .open('c', seat)
    .send(sampleTurn(seat).turn)
    .then(
      () => assert.fail('a reply was given'),
      (reason: unknown) => reason,
    );
  assert.ok(error instanceof BackendError, String(error));
  assert.match(error.message, /\w+ \w+/);
}

const table = new Map<string, Map<string, string>>(cases.map(({ title }) => [title, new Map()]));
let open: Peer[] = [];

describe('every backend keeps the same promises', () => {
  afterEach(async () => {
    for (const peer of open) await peer.close();
    open = [];
  });
  after(() => {
    const names = subjects.map(({ name }) => name);
    const width = Math.max(...cases.map(({ title }) => title.length));
    const line = (title: string, cells: string[]) =>
      `    ${title.padEnd(width)}  ${cells.map((cell) => cell.padEnd(18)).join('')}`.trimEnd();
    console.log(line('', names));
    for (const [title, cells] of table)
      console.log(
        line(
          title,
          names.map((name) => cells.get(name) ?? 'FAILED'),
        ),
      );
    for (const { name, notApplicable } of subjects) {
      for (const [situation, why] of Object.entries(notApplicable))
        console.log(`    ${name}, ${situation}: ${why}`);
    }
  });

  for (const subject of subjects) {
    describe(subject.name, () => {
      for (const { title, situation, run } of cases) {
        const cells = table.get(title) as Map<string, string>;
        if (subject.notApplicable[situation] !== undefined) {
          cells.set(subject.name, 'does not apply');
          continue;
        }
        it(title, async () => {
          const peer = await subject.meet(situation);
          open.push(peer);
          await run(peer);
          cells.set(subject.name, 'holds');
        });
      }
    });
  }
});
