/** The channels of a home, put together: who is asked, who watches, what people may do there, what is written about it. */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import { channelOf } from '../../core/channels/links.ts';
import { councilRefusal } from '../../core/channels/turns/councilFloor.ts';
import type { Council, Price } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId, Language, SeatId } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import type { Choice } from '../answering/chooseBackend.ts';
import type { Answer, Sessions } from '../clients/sessions.ts';
import type { People } from '../clients/whoIsWho.ts';
import { languageOfQuestion } from '../declared/briefs/languageOf.ts';
import { channelOperations } from '../declared/channels/editChannelsFile.ts';
import type { PatienceParts } from '../loop/patience.ts';
import { guardWith } from '../ports/guard.ts';
import type { Backend, Chance, Clock, Log, Observer } from '../ports/ports.ts';
import { readHistory } from '../store/channels/channelHistory.ts';
import { summaryIn, writeSummary } from '../store/channels/discussionSummary.ts';
import type { Files } from '../store/home/files.ts';
import { openVoices } from './agentVoices.ts';
import { unpricedIn } from './askAgent.ts';
import { answerSpeaking } from './channelHandlers.ts';
import { keepWatching } from './channelWatchers.ts';
import { type Convening, openOffers } from './councilOffers.ts';
import { answerEditing } from './editChannels.ts';
import { findingIn } from './findChannel.ts';
import { keepTexts } from './messageTexts.ts';
import { type ChannelPerformerParts, startChannelPerformer } from './performChannels.ts';
import { keepWindows } from './readingWindows.ts';

export interface ChannelRoomParts extends Omit<PatienceParts, 'submit'> {
  home: string;
  language: Language;
  clock: Clock;
  chance: Chance;
  log: Log;
  mask(text: string): string;
  drives(id: ChannelId): boolean;
  drivesCouncil(id: CouncilId): boolean;
  files?: Files | undefined;
  backends: ReadonlyMap<string, Backend>;
  sessions: Sessions;
  people: Pick<People, 'signer' | 'actor'>;
  state(): State;
  /** Rejects when the events can't be stored. */
  submit(...events: Event[]): Promise<State>;
  /** What answers for those who name nothing. */
  choose(): Promise<Choice>;
  priceOf(seat: { backend: string; model?: string }): Price | undefined;
  isPriced(): (seat: { backend: string; model?: string }) => boolean;
  lookAtPrices(): Promise<unknown>;
  /** How many tokens of a channel go to a model or backend, as council.yaml says. */
  windows(): Readonly<Record<string, number>>;
  problems(): FileProblem[];
  look(): Promise<void>;
  tools: NonNullable<ChannelPerformerParts['tools']>;
}

export interface ChannelRoom {
  observers: Observer[];
  owe(id: ChannelId, channel: Channel): void;
  councilChanged(id: CouncilId, council: Council | undefined): void;
  /** Why no council can be held in this channel, in words. */
  refusedIn(channel: ChannelId): string | undefined;
  answer(answer: Answer, convening: Convening): void;
  /** The channels that people are making now. */
  making(): ReadonlySet<string>;
  close(): Promise<void>;
}

/** Who answers is chosen anew after so long: a key that came meanwhile is used. */
const choiceMs = 60_000;
/** What people said last decides the language, as far back as this. */
const heardFor = 600;

export function openChannelRoom(parts: ChannelRoomParts): ChannelRoom {
  const { home, language, clock, chance, log, sessions, state, submit } = parts;
  const guard = guardWith(log);
  const texts = keepTexts((asked) => readHistory(home, asked, parts.files));
  const windows = keepWindows(parts.windows, () => state().identities);
  const watching = keepWatching({
    ...{ state, each: sessions.each, count: sessions.count, guard, texts, windows },
  });
  const voices = openVoices({
    backends: parts.backends,
    chance,
    identities: () => state().identities,
    answerFor,
  });

  let chosen: { at: number; choice: Promise<Choice> } | undefined;
  async function answerFor(agent: SeatId, model?: string): Promise<{ backend: string; model?: string }> {
    if (!chosen || clock.now() - chosen.at > choiceMs) {
      const fresh = { at: clock.now(), choice: parts.choose() };
      chosen = fresh;
      // Nobody could be chosen: the next turn looks again.
      fresh.choice.catch(() => {
        if (chosen === fresh) chosen = undefined;
      });
    }
    const nameless = state().identities.filter(({ kind, backend }) => kind === 'agent' && !backend);
    const place = nameless.findIndex(({ id }) => id === agent);
    return (await chosen.choice).answerFor(Math.max(0, place), model);
  }

  const performer = startChannelPerformer({
    ...parts,
    voices,
    texts,
    windows,
    stream: watching.stream,
    languageOf: (channel) => languageIn(channel, language),
  });
  const finding = findingIn(state, language);
  const making = new Set<string>();
  const around = () => {
    const { identities, channels } = state();
    return { identities, channels, language, isPriced: parts.isPriced() };
  };

  return {
    // First what was said is kept whole, then it is shown.
    observers: [texts, watching],
    owe(id, channel) {
      guard(`what channel ${id} owes`, () => performer.owe(id, channel));
      if (channel.gone || channel.archived) voices.forget(id);
    },
    councilChanged: performer.councilChanged,
    making: () => making,
    refusedIn(id) {
      const channel = channelOf(state().channels, id);
      const refused = channel ? councilRefusal(channel)?.code : 'unknown';
      return refused && channelRefusals[language].council[refused](id);
    },
    answer(answer, convening) {
      const offers = openOffers({ language, clock, chance, log, finding, convening: () => convening });
      answerSpeaking(answer, {
        ...{ language, clock, chance, state, submit, watching, finding, offers, guard, texts, windows },
        people: parts.people,
        problems: parts.problems,
        unpriced: (channel, agent) => unpricedIn({ ...parts, voices }, channel, agent),
        history: (asked) => readHistory(home, asked, parts.files),
      });
      offers.answer(answer);
      answerEditing(answer, {
        ...{ language, state, submit, finding, making },
        file: channelOperations(home, around),
        look: parts.look,
        people: parts.people,
        summary: (path) => summaryIn(home, path),
        writeSummary: (of, by, text, written) =>
          writeSummary(home, { of, by, text, language: written, at: clock.now() }),
      });
    },
    async close() {
      await performer.close();
      await voices.close();
    },
  };
}

/** The language in which people speak there; where nobody has, the topic's, else the host's own. */
function languageIn({ messages, settings }: Channel, usual: Language): Language {
  const said = messages.findLast(({ kind, text }) => kind === 'human' && text.length > 12)?.text;
  const text = said ?? settings.discussion?.guide ?? settings.topic;
  return text ? languageOfQuestion(text.slice(0, heardFor)) : usual;
}
