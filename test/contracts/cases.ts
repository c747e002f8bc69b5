/** What the host may rely on, whoever answers for a seat. */
import assert from 'node:assert/strict';
import { BackendError, type TurnRequest } from '../../src/host/ports/ports.ts';
import { inAChannel, sampleTurn } from '../support/sampleTurn.ts';
import type { Peer, Situation } from './subject.ts';

export interface Case {
  title: string;
  situation: Situation;
  run(peer: Peer): Promise<unknown>;
}

export const cases: Case[] = [
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
    title: 'what a reply used is told',
    situation: 'tells its usage',
    async run({ backend, seat }) {
      const { usage } = await backend.open('c', seat).send(sampleTurn(seat).turn);
      assert.ok(usage && usage.input > 0 && usage.output > 0, JSON.stringify(usage));
      assert.ok((usage.cached ?? 0) <= usage.input);
    },
  },
  {
    title: 'whether it could answer is told without asking a model',
    situation: 'answers',
    async run({ backend }) {
      const reach = (await backend.reach?.(new AbortController().signal)) ?? { ok: true };
      assert.equal(reach.ok, true, reach.why);
    },
  },
  {
    title: 'why it could not answer is told in words',
    situation: 'is gone',
    async run({ backend }) {
      const reach = await backend.reach?.(new AbortController().signal);
      assert.equal(reach?.ok, false);
      assert.match(reach.why ?? '', /\w+ \w+/);
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
    title: 'an abort reaches whoever answers',
    situation: 'hangs up',
    async run({ backend, seat, begun, left }) {
      const { turn, abort } = sampleTurn(seat);
      const sending = backend.open('c', seat).send(turn);
      await begun();
      abort();
      await assert.rejects(sending);
      await left?.();
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
  {
    title: 'a structured ask is answered with its object',
    situation: 'gives structure',
    async run({ backend, seat }) {
      const { turn } = sampleTurn(seat);
      const { text } = await backend.open('c', seat).send(structured(turn));
      assert.equal((JSON.parse(text) as { vote: string }).vote, 'nuance');
    },
  },
  {
    title: 'one that gives no structure is asked in prose, at once and from then on',
    situation: 'gives no structure',
    async run({ backend, seat, asked }) {
      const conversation = backend.open('c', seat);
      assert.ok((await conversation.send(structured(sampleTurn(seat).turn))).text);
      const first = asked();
      assert.ok((await conversation.send(structured(sampleTurn(seat).turn))).text);
      assert.equal(asked(), first + 1, 'it remembers that this model gives no structure');
    },
  },
  {
    title: 'a tool is called, and its answer used',
    situation: 'calls a tool',
    async run({ backend, seat }) {
      const { turn, deltas } = sampleTurn(seat);
      const called: [string, unknown][] = [];
      turn.tools = {
        list: [{ name: 'lookup', description: 'Looks something up', input: lookupInput }],
        call(name, input) {
          called.push([name, input]);
          return Promise.resolve({ ok: true, text: 'the index has 7 pages' });
        },
      };
      const { text } = await backend.open('c', seat).send(turn);
      assert.deepEqual(called, [['lookup', { what: 'the index' }]]);
      assert.match(text, /the index has 7 pages/);
      assert.equal(deltas.join(''), text);
    },
  },
  { title: 'a failure is a BackendError in words', situation: 'fails', run: inWords },
  {
    title: 'a reply without a word is none at a council’s table, and may be tried again',
    situation: 'says nothing',
    async run(peer) {
      const error = await inWords(peer);
      assert.match(error.message, /without a word|with nothing/);
      assert.equal(error.retry, true);
    },
  },
  {
    title: 'in a channel it is a pass',
    situation: 'says nothing',
    async run({ backend, seat }) {
      const { text } = await backend.open('c', seat).send(inAChannel(sampleTurn(seat).turn));
      assert.equal(text.trim(), '');
    },
  },
  { title: 'a reply that breaks off is never given as a whole one', situation: 'breaks off', run: inWords },
  {
    title: 'a reply that stops in the middle is given up, and may be tried again',
    situation: 'falls silent',
    async run(peer) {
      const error = await inWords(peer, () => peer.pass?.());
      assert.match(error.message, /fell silent|did not begin/);
      assert.equal(error.retry, true);
    },
  },
  {
    title: 'a web page is no reply, and trying again is no use',
    situation: 'is a web page',
    async run(peer) {
      const error = await inWords(peer);
      assert.match(error.message, /web page/);
      assert.equal(error.retry, false);
    },
  },
  {
    title: 'a key that is refused is named by what to do about it, never by its letters',
    situation: 'refuses the key',
    async run(peer) {
      const error = await inWords(peer);
      assert.match(error.message, /key/);
      assert.equal(error.retry, false);
      assert.ok(peer.key && !error.message.includes(peer.key), error.message);
    },
  },
  {
    title: 'too many requests: how long to wait is told',
    situation: 'has had too many',
    async run(peer) {
      const error = await inWords(peer);
      assert.equal(error.retry, true);
      assert.equal(error.waitMs, 7000);
    },
  },
];

const lookupInput = {
  type: 'object',
  properties: { what: { type: 'string' } },
  required: ['what'],
  additionalProperties: false,
};

const structured = (turn: TurnRequest): TurnRequest => ({
  ...turn,
  structured: {
    name: 'vote',
    schema: {
      type: 'object',
      properties: { vote: { type: 'string', enum: ['agree', 'disagree', 'nuance'] } },
      required: ['vote'],
      additionalProperties: false,
    },
  },
});

/** The BackendError with which the turn fails. */
async function inWords(peer: Peer, meanwhile?: () => Promise<void> | undefined): Promise<BackendError> {
  const { backend, seat } = peer;
  const sending = backend
    .open('c', seat)
    .send(sampleTurn(seat).turn)
    .then(
      () => assert.fail('a reply was given'),
      (reason: unknown) => reason,
    );
  await meanwhile?.();
  const error = await sending;
  assert.ok(error instanceof BackendError, String(error));
  assert.match(error.message, /\w+ \w+/);
  return error;
}
