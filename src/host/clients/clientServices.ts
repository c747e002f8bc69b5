/** What clients may ask of a host, put together: convening, councils again, the shelf, drafts, and who answers each message. */
import type { Council } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { State } from '../../core/state.ts';
import { type ConveneSettings, conveneWith } from '../councils/convene.ts';
import { openDrafting } from '../councils/draftBrief.ts';
import { openPast } from '../councils/past/pastCouncils.ts';
import { openRenaming, type ShelfParts } from '../councils/past/renameAndDelete.ts';
import { openRegistry, type RegistryParts } from '../declared/identities/identityHandlers.ts';
import { initHome } from '../declared/templates/initHome.ts';
import type { Backend, Chance, Clock, Log } from '../ports/ports.ts';
import { archiveIndex } from '../store/records/archiveIndex.ts';
import { withElsewhere } from '../store/records/ranElsewhere.ts';
import { type HandlersParts, handlersOf } from './handlers.ts';
import type { tellRows } from './rowUpdates.ts';

type MadeHere =
  | 'convening'
  | 'again'
  | 'askAgain'
  | 'shelf'
  | 'drafting'
  | 'registry'
  | 'archived'
  | 'defaultBackend'
  | 'init';

export interface ServicesParts extends Omit<HandlersParts, MadeHere> {
  clock: Clock;
  chance: Chance;
  log: Log;
  mask(text: string): string;
  backends: ReadonlyMap<string, Backend>;
  trusted: boolean;
  workspace: string | undefined;
  settings(): Promise<ConveneSettings>;
  egoFile: RegistryParts['egoFile'];
  isPriced: RegistryParts['isPriced'];
  /** Whether padded-cell is looked at when the host starts. */
  scans: boolean;
  submit(...events: Event[]): Promise<State>;
  rows: Pick<ReturnType<typeof tellRows>, 'gone' | 'there'>;
  trash: ShelfParts['trash'];
}

export function openServices(parts: ServicesParts) {
  const { home, clock, chance, submit, answering } = parts;
  const { find } = parts.actions;
  const convening = conveneWith({
    ...parts,
    ...answering,
    refusedIn: parts.channels.refusedIn,
    submit: (council) => submit({ type: 'council.convened', council }, ...calledTo(council)),
  });
  const again = openPast({
    ...parts,
    find,
    priceOf: async (seat) => (await parts.settings()).priceOf(seat),
    convene: convening.convene,
  });
  const drafting = openDrafting({ ...parts, planned: convening.sketched });
  const shelf = openRenaming({ ...parts, ...parts.rows, find });
  const registry = openRegistry(parts);
  const index = archiveIndex(home);
  return {
    handle: handlersOf({
      ...parts,
      convening,
      again,
      askAgain: { clock, chance, submit },
      shelf,
      registry,
      drafting,
      archived: async () => withElsewhere(home, await index.rows()),
      defaultBackend: answering.usual,
      init: (template, git) => initHome(home, template, { git }),
    }),
    register: registry.register,
    /** Ends what a killed host had begun, and lets those sit down whom padded-cell knows. */
    async finish(): Promise<void> {
      await parts.keeper.ready;
      await shelf.finish();
      if (parts.scans) await registry.scanAtStart();
    },
    /** What nobody waits for any more ends. */
    close: drafting.close,
  };
}

/** One that is held in a channel waits there for the floor. */
const calledTo = ({ id, brief: { channel } }: Council): Event[] =>
  channel === undefined ? [] : [{ type: 'channel.council-called', channel, council: id }];
