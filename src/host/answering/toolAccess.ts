/** Gives the room of tools what it may know of the house: councils, archives, and the ears of the people who are here. */
import type { State } from '../../core/state.ts';
import { noticed } from '../../rpc/messages/messages.ts';
import { powersWords } from '../../rpc/words/host/powerWords.ts';
import type { Sessions } from '../clients/sessions.ts';
import type { Grantable } from '../declared/settings/grantRules.ts';
import type { DeclaredBackends } from '../ports/backendSettings.ts';
import type { Surroundings } from '../ports/ports.ts';
import { whileGuarded } from '../programs/guardPowers.ts';
import type { Powers } from '../store/home/powerFiles.ts';
import { readArchiveFile } from '../store/records/readArchiveFile.ts';
import { callNoTools } from '../tools/grants.ts';
import { ownTools } from '../tools/ownTools.ts';
import { openToolRoom, type ToolRoom } from '../tools/seatTools.ts';
import { type Deeds, type DeedsParts, openDeeds } from './toolEdits.ts';

export interface ToolDeskParts extends Pick<DeedsParts, 'look' | 'register'> {
  surroundings: Surroundings;
  powers: Powers;
  state(): State;
  sessions: Sessions;
}

interface ToolDesk extends ToolRoom, Pick<Deeds, 'depths'> {}

/** What an identity can be granted under these settings. */
export const grantableBy = ({ mcp }: Pick<DeclaredBackends, 'mcp'>): Grantable => ({
  servers: Object.keys(mcp),
  tools: [...ownTools.keys()],
  callNoTools,
});

export function openToolAccess(parts: ToolDeskParts): ToolDesk {
  const { surroundings, state, sessions } = parts;
  const deeds = openDeeds({ ...parts, home: surroundings.home, language: surroundings.language });
  const room = openToolRoom({
    surroundings,
    deeds,
    councils: () => state().councils,
    channels: () => state().channels,
    identities: () => state().identities,
    guarded: (language, work, undone) =>
      whileGuarded(parts.powers, work, (files) => undone(powersWords[language].recorded(files))),
    archive: (id) => readArchiveFile(surroundings.home, id),
    tell: (level, message) => sessions.each((session) => session.notify(noticed, { level, message })),
  });
  return { ...room, depths: deeds.depths };
}
