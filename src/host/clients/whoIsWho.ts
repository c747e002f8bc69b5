/**
 * Who is in front of each client, by the one rule of rpc/views/whoRule.ts: whose words are signed with whose name, and from whom a
 * blind phase is hidden. Nobody signs for somebody else because it was not known who they are.
 */
import { isDeepStrictEqual } from 'node:util';
import { apartOf } from '../../core/identities/answersElsewhere.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { Language } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import { iAm, whoChanged } from '../../rpc/messages/whoMessages.ts';
import { type Person, type Viewer, type Who, whoOf } from '../../rpc/views/whoRule.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { unsigned, whoWords } from '../../rpc/words/host/whoWords.ts';
import { configFolder } from '../keys/configFolder.ts';
import type { Observer } from '../ports/ports.ts';
import { keptWho } from '../store/consent/rememberWho.ts';
import type { Answer, Session } from './sessions.ts';

export interface PeopleParts {
  language: Language;
  state(): Pick<State, 'identities'>;
  home: string;
  /** Where the person's own folder is looked for. */
  env: NodeJS.ProcessEnv;
  each(tell: (session: Session) => void): void;
}

export interface People extends Observer {
  of(given: string | undefined): Who;
  viewer(given: string | undefined): Viewer;
  /** Whose name stands under words, a decision, a rating; refused in words where nobody can tell. */
  signer(session: Session, by?: string): Person;
  /** Whose name stands beside a pause or a stop, which nobody must be kept from. */
  actor(session: Session): Person;
  answer(answer: Answer): void;
}

const file = 'identities.yaml';

/** A person, or an agent whose turns a person has. */
const isPerson = (one: Identity): boolean => one.kind === 'human' || apartOf(one) === 'person';
const named = ({ id, name }: Identity): Person => ({ id, name });

export function openPeople({ home, env, language, state, each }: PeopleParts): People {
  const kept = keptWho({ home, config: configFolder(env) });
  const say = whoWords[language];
  const people = (): Identity[] => state().identities.filter(({ kind }) => kind === 'human');
  let chosen = kept.read();
  const told = new WeakMap<Session, Who>();

  function of(given: string | undefined): Who {
    const who = whoOf(people().map(named), { given, kept: chosen });
    // Who has the turns of an agent may say so; nobody is taken for that agent who does not.
    const stands = state().identities.find((one) => one.id === given && isPerson(one));
    return stands ? { me: named(stands), people: who.people } : who;
  }

  function tellAll(): void {
    each((session) => {
      const who = of(session.given);
      if (isDeepStrictEqual(told.get(session) ?? {}, who)) return;
      told.set(session, who);
      session.notify(whoChanged, who);
    });
  }

  function meant(by: string): Person {
    const found = state().identities.find(({ id }) => id === by);
    const refused = channelRefusals[language];
    if (found && isPerson(found)) return named(found);
    const ids = people().map(({ id }) => id);
    const why = found ? refused.anAgent(found.name) : refused.nobodyCalled(by, ids.join(', '));
    throw new Refusal(refusal.wrongInput, why);
  }

  return {
    name: 'who the person is',
    of,
    viewer(given) {
      const { me, people: all } = of(given);
      if (me) return me.id;
      if (state().identities.some(({ id }) => id === given)) return given;
      return all.length === 0 ? undefined : all.map(({ id }) => id);
    },
    signer(session, by) {
      if (by !== undefined) return meant(by);
      const who = of(session.given);
      if (who.me) return who.me;
      throw new Refusal(refusal.wrongInput, unsigned(say, who, file));
    },
    actor(session) {
      return of(session.given).me ?? { id: 'you', name: 'you' };
    },
    answer(answer) {
      answer(iAm, ({ id }, session) => {
        if (!people().some((one) => one.id === id)) throw new Refusal(refusal.wrongInput, say.notAPerson(id));
        kept.write(id);
        chosen = id;
        tellAll();
        return of(session.given);
      });
    },
    told(_records, after, before) {
      if (after.identities !== before.identities) tellAll();
    },
  };
}
