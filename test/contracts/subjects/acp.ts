/** Agents over stdio under contract: the example agent of the protocol's SDK as the peer, a scripted one for what that can't do. */
import { realClock } from '../../../src/host/loop/clock.ts';
import type { Backend, Conversation } from '../../../src/host/ports/ports.ts';
import { exampleAgent } from '../../support/acp/exampleAgent.ts';
import { agentSeat, type Script, scriptedAgent } from '../../support/acp/scripted.ts';
import { virtualClock } from '../../support/virtualClock.ts';
import { type Situation, type Subject, turnOfTheLoop } from '../subject.ts';

const scripts: Partial<Record<Situation, Script>> = {
  fails: { stderr: 'out of order\n', exit: 3 },
  'says nothing': { turns: [[]] },
  'breaks off': { turns: [[{ say: 'Half a' }, { die: 1 }]] },
  'hangs up': { turns: [[{ say: 'I begin' }, { hang: true }]] },
};

/** The same backend, with an eye on what is said and on what stays open. */
function watched(backend: Backend) {
  const talks: Conversation[] = [];
  let asked = 0;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const seen: Backend = {
    ...backend,
    open(council, seat) {
      const talk = backend.open(council, seat);
      talks.push(talk);
      return {
        ...talk,
        send(turn) {
          let said = false;
          return talk.send({
            ...turn,
            onDelta(text) {
              if (!said) asked += 1;
              said = true;
              begin();
              turn.onDelta(text);
            },
          });
        },
      };
    },
  };
  return { backend: seen, talks, begun: () => begun, asked: () => asked };
}

export const acp: Subject = {
  name: 'acp',
  notApplicable: {
    'tells its usage': 'version 1 of the protocol has no word for it',
    'is a web page': 'it is spoken over stdin and stdout',
    'refuses the key': 'an agent keeps its own login: no key goes through us',
    'has had too many': 'an agent keeps its own manners towards its provider',
    'gives structure': 'the protocol knows prose alone',
    'calls a tool': 'an agent brings its own tools; what it does through us is answered by our rules',
  },
  meet(situation) {
    let stuck = situation.endsWith('waits') || situation === 'falls silent';
    const clock = situation === 'falls silent' ? virtualClock() : undefined;
    const script = scripts[situation];
    let started = 0;
    const agent = scriptedAgent(script ?? {}, {
      clock: clock ?? realClock,
      undeclared: situation === 'is gone',
      // Of two seats the first that begins is the one that waits.
      ...(script ? {} : { words: () => exampleAgent(stuck && started++ === 0 ? 1_000_000 : 1) }),
    });
    const { backend, talks, begun, asked } = watched(agent.backend);
    return Promise.resolve({
      backend,
      seat: agentSeat('read', 'sage'),
      other: agentSeat('read', 'nova'),
      begun,
      goOn() {
        stuck = false;
      },
      asked,
      later: turnOfTheLoop,
      left: () => agent.whenTold('cancel'),
      async pass() {
        await begun();
        clock?.pass(300_000);
      },
      async close() {
        const closing = Promise.all(talks.map((talk) => talk.close()));
        let open = true;
        void closing.then(() => {
          open = false;
        });
        while (open) {
          clock?.pass(10_000);
          await turnOfTheLoop();
        }
      },
    });
  },
};
