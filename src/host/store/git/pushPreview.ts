/** What would leave with a push from where a branch is now, put together from what is known here: the remote is not asked. */
import { createHash } from 'node:crypto';
import type { OfferView } from '../../../rpc/messages/publishMessages.ts';
import { changedHere, type Going, type Own, outgoing } from './commitsToPush.ts';
import { knownHeads, shortBranch, shownAddress, type Target } from './pushTarget.ts';
import type { Repository } from './repository.ts';

export interface Departure {
  repository: Repository;
  target: Target;
  /** Where our branch is. */
  commit: string;
  going: Going;
  /** The remote has no such branch. */
  creates: boolean;
}

const mostShown = 50;

export function departures() {
  /** Branches that the remote said it has not, whatever is remembered of it here. */
  const gone = new Set<string>();
  const keyOf = ({ remote, address, branch }: Target): string => JSON.stringify([remote, address, branch]);
  return {
    isGone: (target: Target): void => void gone.add(keyOf(target)),
    async departureOf(
      there: Pick<Departure, 'repository' | 'target' | 'commit'>,
      own: Own,
    ): Promise<Departure> {
      const { repository, target, commit } = there;
      const { remote, branch } = target;
      const known = await knownHeads(repository, remote);
      const isNew = gone.has(keyOf(target));
      const heads = isNew ? new Map([...known].filter(([name]) => name !== branch)) : known;
      const going = await outgoing(repository, commit, { branch, heads, own });
      return { repository, target, commit, going, creates: !heads.has(branch) };
    },
    async offerOf(
      { repository, target, commit, going, creates }: Departure,
      name: string,
    ): Promise<Omit<OfferView, 'first'>> {
      const { remote, branch, address } = target;
      const { commits, files } = typeof going === 'object' ? going : { commits: [], files: [] };
      const changed = await changedHere(repository, commit);
      return {
        repository: name,
        remote,
        address: shownAddress(address),
        branch: shortBranch(branch),
        creates,
        commits: commits.length,
        files: files.slice(0, mostShown),
        fileCount: files.length,
        ...(changed === undefined ? {} : { changed }),
        seen: createHash('sha256')
          .update(JSON.stringify([commit, remote, address, branch, creates]))
          .digest('hex'),
      };
    },
  };
}
