/** The registry of a home: answers the messages about who can sit at the table, and takes over who others know. */
import { ended } from '../../../core/councils/interpreter.ts';
import { elsewhere } from '../../../core/identities/answersElsewhere.ts';
import { DeclaredIdentity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { State } from '../../../core/state.ts';
import { Refusal } from '../../../rpc/connect/client.ts';
import * as messages from '../../../rpc/messages/identityMessages.ts';
import { refusal } from '../../../rpc/messages/messages.ts';
import { registryWords } from '../../../rpc/words/host/identityWords.ts';
import type { Answer } from '../../clients/sessions.ts';
import type { Log } from '../../ports/ports.ts';
import { channelOperations } from '../channels/editChannelsFile.ts';
import { nearest } from '../nearest.ts';
import type { IsPriced } from '../pricedModels.ts';
import { identityOperations, type Refused } from './editIdentities.ts';
import { declaredIn } from './identitiesFile.ts';
import { readPersonas } from './identityPersonas.ts';
import { readDirigent } from './import/dirigentIdentity.ts';
import { type PaddedCell, readPaddedCell } from './import/paddedCellEgo.ts';
import type { Found, MergeNote } from './mergeIdentities.ts';

export interface RegistryParts {
  home: string;
  language: Language;
  log: Log;
  state(): State;
  /** Where padded-cell's file would be; undefined in a workspace that is not trusted. */
  egoFile(): Promise<string | undefined>;
  /** Takes over what was written to identities.yaml. */
  look(): Promise<void>;
  /** Whether a limit in money can be kept with this. */
  isPriced(): IsPriced;
}

export type Registry = ReturnType<typeof openRegistry>;

export function openRegistry(parts: RegistryParts) {
  const { home, language, log, state } = parts;
  const say = registryWords[language];
  const operations = identityOperations(home, language, parts.isPriced);
  const refuse = (message: string, code: number = refusal.wrongInput): never => {
    throw new Refusal(code, message);
  };

  function no(id: string, why: Refused): never {
    if (why.refused === 'exists') return refuse(say.exists(id));
    if (why.refused === 'too-many') return refuse(say.tooMany);
    if (why.refused === 'unknown') return refuse(say.unknown(id, nearest(id, why.known)), refusal.notFound);
    const [problem] = why.problems;
    if (why.refused === 'absent') return refuse(say.absent);
    if (why.refused === 'harm' || !problem) return refuse(say.harm('identities.yaml'));
    if (why.refused === 'wrong') return refuse(say.wrong(problem.message.replace(/^identities\./, '')));
    const { file, line, message } = problem;
    throw new Refusal(refusal.notNow, say.broken(file, line, message), { problems: why.problems });
  }

  /** Done and in force, or refused in words. */
  async function done<T extends { written: string[] }>(id: string, work: Promise<T | Refused>): Promise<T> {
    const result = await work;
    if ('refused' in result) return no(id, result);
    if (result.written.length > 0) await parts.look();
    return result;
  }

  async function takeOver(found: readonly Found[]): Promise<messages.TakenOver> {
    const { written, add, fill, same, notes } = await done('', operations.takeOver(found));
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    return { written, added: ids(add), filled: ids(fill), same, notes: notes.map(inWords) };
  }

  function inWords(note: MergeNote): string {
    switch (note.code) {
      case 'renamed':
        return say.renamed(note.agent, note.id);
      case 'other-user':
        return say.otherUser(note.agent, note.ours, note.theirs);
      case 'other-name':
        return say.otherName(note.agent, note.ours, note.theirs);
      case 'taken':
        return say.taken(note.agent, note.userId, note.by);
      case 'id-taken':
        return say.idTaken(note.agent, note.id);
      case 'no-id':
        return say.noId(note.agent);
      case 'not-text':
        return say.notText(note.agent);
      case 'not-digits':
        return say.notDigits(note.agent);
    }
  }

  async function paddedCell(): Promise<{ path: string; cell: PaddedCell } | undefined> {
    const path = await parts.egoFile();
    return path === undefined ? undefined : { path, cell: await readPaddedCell(path) };
  }

  /** A persona's file is looked at before it is named: afterwards it would be a problem of the file. */
  async function personaIn(id: string, { persona }: Record<string, unknown>): Promise<void> {
    const named = DeclaredIdentity.shape.persona.safeParse(persona);
    if (persona === undefined || !named.success) return;
    const read = (await readPersonas(home, [{ id, persona: named.data }], language)).get(id);
    if (read && 'problem' in read) refuse(say.wrong(read.problem));
  }

  /** Takes somebody who is gone out of the channels, as far as their file can be changed: where not, it says so itself. */
  async function leaveChannels(id: string): Promise<{ left: string[]; written: string[] }> {
    const { identities, channels } = state();
    const operations = channelOperations(home, () => ({
      identities,
      channels,
      language,
      isPriced: parts.isPriced(),
    }));
    const left: string[] = [];
    const written = new Set<string>();
    for (const { settings, declared, gone } of Object.values(channels)) {
      if (!declared || gone || ![...settings.members, ...settings.muted].includes(id)) continue;
      const done = await operations.removeMember(settings.id, id);
      if ('refused' in done) continue;
      left.push(settings.id);
      for (const file of done.written) written.add(file);
    }
    if (written.size > 0) await parts.look();
    return { left, written: [...written] };
  }
  /** Whoever is a member of a channel could not answer there from the shared file. */
  function notAsFile(id: string): void {
    const here = Object.values(state().channels).filter(
      ({ gone, archived, settings }) => !gone && !archived && settings.members.includes(id),
    );
    const isAgent = state().identities.some((one) => one.id === id && one.kind === 'agent');
    const names = here.map((channel) => `#${channel.id}`).join(', ');
    if (isAgent && here.length > 0) refuse(say.fileInChannels(id, names));
  }
  const councilsOf = (id: string): string[] =>
    Object.values(state().councils)
      .filter(({ status, seats }) => !ended.has(status) && seats.some((seat) => seat.id === id))
      .map((council) => council.id);

  return {
    /**
     * Somebody says who they are on Discord: their own entry is made, or brought up to date. `id` is never theirs to
     * say: it comes from whoever vouches for them.
     */
    async register(id: string, { userId, name }: { userId: string; name?: string }): Promise<string[]> {
      const set = { discord: { userId }, ...(name === undefined ? {} : { name }) };
      const isThere = state().identities.some((one) => one.id === id);
      // Whoever is not here yet is run by others.
      const work = isThere ? operations.edit(id, set) : operations.add(id, { ...set, backend: elsewhere });
      return (await done(id, work)).written;
    },

    /** Who padded-cell knows sits down, where there is a table. Whatever goes wrong is a line in the log. */
    async scanAtStart(): Promise<void> {
      try {
        const read = await paddedCell();
        if (!read || read.cell.state === 'absent') return;
        if (read.cell.state === 'refused') return log.warn(say.paddedCell[read.cell.why](read.path));
        const taken = await operations.takeOver(read.cell.agents);
        // No table, or one whose file is being mended: at the next start, or when somebody asks.
        if ('refused' in taken) return;
        if (taken.written.length > 0)
          log.info('Identities were taken over from padded-cell', {
            added: taken.add.length,
            filled: taken.fill.length,
          });
        for (const note of taken.notes) if (note.code !== 'other-name') log.warn(inWords(note));
      } catch (error) {
        log.warn('padded-cell could not be scanned', { error: String(error) });
      }
    },

    answer(answer: Answer): void {
      answer(messages.listRegistry, async () => {
        const read = await paddedCell();
        const rows = (await declaredIn(home)) ?? state().identities;
        const why = read?.cell.state === 'refused' ? say.paddedCell[read.cell.why](read.path) : undefined;
        return {
          rows: rows as messages.RegistryRow[],
          paddedCell: read?.cell.state === 'found' ? 'found' : 'absent',
          ...(why === undefined ? {} : { why }),
        };
      });
      answer(messages.addIdentity, async ({ id, fields }) => {
        if (Object.hasOwn(fields, 'id') && fields.id !== id) refuse(say.idStays);
        await personaIn(id, fields);
        return { id, written: (await done(id, operations.add(id, fields))).written };
      });
      answer(messages.editIdentity, async ({ id, set, clear }) => {
        if ((Object.hasOwn(set, 'id') && set.id !== id) || clear.includes('id')) refuse(say.idStays);
        await personaIn(id, set);
        if (set.backend === 'file') notAsFile(id);
        return { id, written: (await done(id, operations.edit(id, set, clear))).written };
      });
      answer(messages.deleteIdentity, async ({ id }) => {
        const { written } = await done(id, operations.remove(id));
        const { left, written: also } = await leaveChannels(id);
        return { id, written: [...written, ...also], sitsIn: councilsOf(id), channels: left };
      });
      answer(messages.importIdentities, async ({ text }) => {
        const read = readDirigent(text);
        if ('refused' in read) return refuse(read.refused === 'not-json' ? say.notJson : say.noEntries);
        return await takeOver(read.found);
      });
      answer(messages.rescanPaddedCell, async () => {
        const read = await paddedCell();
        if (!read) return refuse(say.notTrusted, refusal.notNow);
        const { path, cell } = read;
        if (cell.state === 'absent') return refuse(say.noPaddedCell(path), refusal.notFound);
        if (cell.state === 'refused') return refuse(say.paddedCell[cell.why](path));
        return await takeOver(cell.agents);
      });
    },
  };
}
