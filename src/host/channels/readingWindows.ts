/** How many tokens of a channel are read by whoever is asked there: as council.yaml says by model or backend, the smallest of those who take part. */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import { usualWindow } from '../../core/channels/messages/readingLimit.ts';
import type { Identity } from '../../core/identities/identity.ts';
import { own } from '../../core/own.ts';

interface Answering {
  backend?: string | undefined;
  model?: string | undefined;
}

export interface Windows {
  /** What everyone there is given at least: people are shown what is not. */
  of(channel: Channel): number;
  /** Of whoever is asked now; remembered, because what is chosen by itself is only known then. */
  asked(channel: Channel, by: Answering): number;
}

export function keepWindows(
  set: () => Readonly<Record<string, number>>,
  identities: () => readonly Identity[],
): Windows {
  const seen = new Map<ChannelId, number>();
  const found = (name: string | undefined): number | undefined => own(set(), name);
  const windowOf = ({ backend, model }: Answering): number =>
    found(model) ?? found(backend) ?? found('default') ?? usualWindow;
  const of = (channel: Channel): number => {
    const here = new Set(channel.agents.map(({ id }) => id));
    const sizes = identities().flatMap((one) => (here.has(one.id) ? [windowOf(one)] : []));
    const smallest = Math.min(...(sizes.length > 0 ? sizes : [windowOf({})]));
    return Math.min(smallest, seen.get(channel.id) ?? smallest);
  };
  return {
    of,
    asked(channel, by) {
      const size = windowOf(by);
      if (size < of(channel)) seen.set(channel.id, size);
      // One window for all who are asked here: what is left out for one is left out for everyone, and shown once.
      return of(channel);
    },
  };
}
