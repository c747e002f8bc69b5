/** What is wrong with the links between channels: to nobody, to oneself, in a circle, or a wait for what is never concluded. */
import type { ChannelSettings, Links } from '../../../core/channels/settings.ts';
import type { Path } from '../linePlaces.ts';

export type LinkFault = { path: Path } & (
  | { code: 'no-channel'; id: string }
  | { code: 'itself' }
  | { code: 'not-a-discussion'; id: string }
  | { code: 'cycle'; kind: keyof Links; way: string[] }
);

const kinds = ['escalatesTo', 'blockedBy', 'sharesContextWith'] as const;

/** `elsewhere` are channels that stand in no file. */
export function linkFaults(
  channels: readonly ChannelSettings[],
  elsewhere: readonly ChannelSettings[],
): LinkFault[] {
  const known = new Map([...elsewhere, ...channels].map((one) => [one.id, one]));
  const single = channels.flatMap((channel, index) =>
    kinds.flatMap((kind) =>
      channel.links[kind].flatMap((id, at): LinkFault[] => {
        const path = ['channels', index, 'links', kind, at];
        const other = known.get(id);
        if (id === channel.id) return [{ path, code: 'itself' }];
        if (!other) return [{ path, code: 'no-channel', id }];
        return kind === 'blockedBy' && other.mode !== 'discussion'
          ? [{ path, code: 'not-a-discussion', id }]
          : [];
      }),
    ),
  );
  return [...single, ...kinds.flatMap((kind) => circles(kind, channels, known))];
}

/** Each circle once, at the link that closes it in the order of the file. */
function circles(
  kind: keyof Links,
  channels: readonly ChannelSettings[],
  known: ReadonlyMap<string, ChannelSettings>,
): LinkFault[] {
  const faults: LinkFault[] = [];
  const left = new Set<string>();
  const way: string[] = [];
  const place = new Map(channels.map(({ id }, index) => [id, index]));
  const follow = (id: string): void => {
    if (left.has(id)) return;
    way.push(id);
    known.get(id)?.links[kind].forEach((next, at) => {
      const from = way.indexOf(next);
      const index = place.get(id);
      if (from < 0) follow(next);
      else if (next !== id && index !== undefined)
        faults.push({
          path: ['channels', index, 'links', kind, at],
          code: 'cycle',
          kind,
          way: [...way.slice(from), next],
        });
    });
    way.pop();
    left.add(id);
  };
  for (const { id } of channels) follow(id);
  return faults;
}
