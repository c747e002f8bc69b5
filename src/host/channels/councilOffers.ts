/** À table from a channel: a call gets brief, estimate and an offer to start. Nothing starts before a person accepts it. */
import type { Channel } from '../../core/channels/channel.ts';
import { councilRefusal } from '../../core/channels/turns/councilFloor.ts';
import { isAway } from '../../core/channels/turns/speakers.ts';
import { triggerOf } from '../../core/councils/briefs/triggers.ts';
import type { Council } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { Language } from '../../core/ids.ts';
import { isRefusal } from '../../rpc/connect/client.ts';
import { startOffer } from '../../rpc/messages/channelMessages.ts';
import { type Convene, type Convened, refusal } from '../../rpc/messages/messages.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Answer } from '../clients/sessions.ts';
import type { Chance, Clock, Log } from '../ports/ports.ts';
import { type Finding, notNow } from './findChannel.ts';

export interface Convening {
  /** The council that this would be, its brief as text, and what it would take. */
  planned(asked: Convene): Promise<{ council: Council; brief: string; spend: SpendView }>;
  convene(asked: Convene): Promise<Convened>;
}

export interface OffersParts {
  language: Language;
  clock: Clock;
  chance: Chance;
  log: Log;
  finding: Finding;
  convening(): Convening;
}

export interface Offers {
  /** The offer that answers this message, if it calls to the table. */
  draw(channel: Channel, by: string, text: string): Promise<Event | undefined>;
  answer(answer: Answer): void;
}

export function openOffers({ language, clock, chance, log, finding, convening }: OffersParts): Offers {
  const say = channelRefusals[language];
  return {
    async draw(channel, by, text) {
      const trigger = triggerOf(text);
      if (!trigger || councilRefusal(channel) || channel.councils.length > 0) return undefined;
      try {
        const seats = channel.agents.filter((agent) => !agent.muted && !isAway(agent)).map(({ id }) => id);
        const asked: Convene = { question: text, ...(seats.length >= 2 ? { seats } : {}) };
        const { council, brief, spend } = await convening()
          .planned(asked)
          .catch((error: unknown) => {
            if (!isRefusal(error) || error.code !== refusal.nothingToReview) throw error;
            // Nothing lies on the table to be reviewed: it is talked about.
            return convening().planned({ ...asked, mode: 'debate' });
          });
        return {
          type: 'channel.offered',
          channel: channel.id,
          id: chance.ulid(clock.now()),
          by,
          offer: {
            question: council.brief.question,
            mode: council.protocol.id,
            seats: council.seats.filter(({ votes }) => votes).map(({ id }) => id),
            brief: `${brief.trimEnd()}\nchannel: ${channel.id}\n`,
            estimate: spendingWords[language].inOneLine(spend),
          },
        };
      } catch (error) {
        // Nobody to seat, or a brief that can't be: then it is a message like any other.
        log.info('No council can be offered', { channel: channel.id, error: String(error) });
        return undefined;
      }
    },
    answer(answer) {
      answer(startOffer, async ({ channel: id, offer: wanted, rehearse, seen }) => {
        const channel = finding.live(id);
        const offer = channel.messages.find((message) => message.id === wanted)?.offer;
        if (!offer) return notNow(say.noOffer);
        if (offer.council !== undefined) return notNow(say.offerTaken(offer.council));
        return await convening().convene({
          briefText: offer.brief,
          ...(rehearse ? { rehearse } : {}),
          ...(seen ? { seen } : {}),
        });
      });
    },
  };
}
