/** What answers for seats, put together: the keys, who is reachable, who is chosen, and the messages about them. */
import type { Council, Seat } from '../../core/councils/council.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { Language } from '../../core/ids.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import * as keyMessages from '../../rpc/messages/keyMessages.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import * as modelMessages from '../../rpc/messages/modelMessages.ts';
import { choosingWords } from '../../rpc/words/host/choosingWords.ts';
import { keyWords } from '../../rpc/words/host/keyWords.ts';
import type { Answer } from '../clients/sessions.ts';
import { setModel } from '../declared/identities/setModel.ts';
import { type KeyTestParts, keyRows, testKey } from '../keys/testKey.ts';
import { KeyError } from '../keys/vault.ts';
import type { Backend, Clock } from '../ports/ports.ts';
import { awaitLenders } from './awaitLenders.ts';
import { type Choice, openChooser } from './chooseBackend.ts';
import type { Lending } from './lendModels.ts';
import { modelRows, type ShownParts, shownChoice } from './presentChoice.ts';
import { openReaching } from './reachable.ts';

export interface AnsweringParts extends KeyTestParts {
  home: string;
  language: Language;
  clock: Clock;
  backends: ReadonlyMap<string, Backend>;
  own: ReadonlySet<string>;
  /** The models that connected editors lend. */
  lending: Lending;
  fixed?: string | undefined;
  probe: boolean;
  identities(): readonly Identity[];
  /** Takes over what was written to identities.yaml. */
  look(): Promise<void>;
  /** Who answers may be others from now on. */
  onChange(): void;
}

export type Answering = ReturnType<typeof openAnswering>;

export function openAnswering(parts: AnsweringParts) {
  const { language, keys, backends, own, surroundings } = parts;
  const say = choosingWords[language];
  const reaching = openReaching(parts.clock, keyWords[language].noAnswer);
  const declared = () => surroundings.declared();
  const chooser = openChooser({
    ...parts,
    declared,
    reaching,
    env: surroundings.env,
  });
  const shown = async (): Promise<ShownParts> => ({ language, keys, own, declared: await declared() });
  const changed = () => {
    reaching.forget();
    chooser.forget();
    parts.onChange();
  };
  const lenders = awaitLenders(parts.clock, keys);
  keys.onChange(changed);
  parts.lending.onChange(() => {
    if (parts.lending.models().length > 0) lenders.modelsCame();
    changed();
  });
  const refuse = (message: string, code: number = refusal.wrongInput): never => {
    throw new Refusal(code, message);
  };
  /** What is wrong with a key is the person's to put right. */
  async function inWords<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof KeyError) return refuse(error.message);
      throw error;
    }
  }

  return {
    chooser,
    /** Once the window that started this host has lent what it lends: before, others would be chosen. */
    async chooseOnceLent(): Promise<Choice> {
      if (parts.fixed === undefined) await lenders.came;
      return await chooser.choose();
    },
    /** Where the key comes from that a seat of this backend is asked with. */
    keyFrom: (backend: string): Seat['key'] => keys.find(backend)?.from,
    shownChoice: async (
      council: Pick<Council, 'seats' | 'script'>,
      choice: Choice,
      chosen: ReadonlySet<string>,
    ) => shownChoice(council, choice, chosen, await shown()),
    /** Without asking anyone. */
    usual: (): string =>
      parts.fixed === undefined && parts.lending.models().length > 0
        ? 'editor'
        : chooser.guess().answerFor(0).backend,
    answer(answer: Answer): void {
      parts.lending.answer(answer);
      answer(keyMessages.lendKeys, async ({ keys: lent }) => {
        await inWords(() => keys.lend(lent));
        lenders.keysCame();
        return null;
      });
      answer(keyMessages.listKeys, async () => {
        const problem = keys.problem();
        return { rows: keyRows(keys, await declared()), ...(problem === undefined ? {} : { problem }) };
      });
      answer(keyMessages.testKey, (asked) => inWords(() => testKey(parts, asked)));
      answer(keyMessages.forgetKey, ({ provider }) => inWords(() => ({ dropped: keys.forget(provider) })));
      answer(modelMessages.listModels, async () => {
        reaching.forget();
        return {
          rows: await modelRows(backends.values(), reaching, { ...(await shown()), probe: parts.probe }),
        };
      });
      answer(modelMessages.useModel, async ({ identity, backend, model }) => {
        const known = parts.identities().map(({ id }) => id);
        if (!known.includes(identity)) return refuse(say.unknownIdentity(identity, known.join(', ')));
        if (backend !== undefined && !backends.has(backend))
          return refuse(say.unknownBackend(backend, [...backends.keys()].join(', ')));
        const written = await setModel(parts.home, identity, { backend, model });
        if (!written) return refuse(say.broken);
        await parts.look();
        return { written };
      });
    },
  };
}
