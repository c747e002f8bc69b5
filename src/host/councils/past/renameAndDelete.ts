/** The shelf of councils: one is renamed, deleted to the trash, brought back. What can't be done now is refused in words. */

import { isTitle, longestTitle, titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { Event } from '../../../core/events.ts';
import type { CouncilId, Language } from '../../../core/ids.ts';
import { councilOf, type State } from '../../../core/state.ts';
import { Refusal } from '../../../rpc/connect/client.ts';
import { refusal } from '../../../rpc/messages/messages.ts';
import * as messages from '../../../rpc/messages/renameMessages.ts';
import { shelfWords } from '../../../rpc/words/council/renameWords.ts';
import type { Answer, Session } from '../../clients/sessions.ts';
import { inWords } from '../../ports/guard.ts';
import type { Clock, Log } from '../../ports/ports.ts';
import { isOfSystem } from '../../store/home/files.ts';
import { fromLogs } from '../../store/records/councilLogs.ts';
import { recallFrom } from '../../store/records/recallCouncil.ts';
import { openTrash, type Trash } from '../../store/trash/moveToTrash.ts';

export interface ShelfParts {
  home: string;
  language: Language;
  clock: Clock;
  log: Log;
  state(): State;
  submit(...events: Event[]): Promise<State>;
  find(id: CouncilId): Promise<Council>;
  trash: Pick<Trash, 'put' | 'back'>;
  /** Tells every client that a row is gone, or there again. */
  gone(id: CouncilId): void;
  there(council: Council): void;
}

export type Renaming = ReturnType<typeof openRenaming>;

export function openRenaming(parts: ShelfParts) {
  const { home, clock, state, submit, find } = parts;
  const say = shelfWords[parts.language];
  const { trash } = parts;
  const briefs = fromLogs(home, ({ id, briefPath }) => ({ id, briefPath }));
  const moving = new Set<CouncilId>();
  const refuse = (code: number, message: string): never => {
    throw new Refusal(code, message);
  };

  /** Its status is settled and its files stand; or it is still at work, where that is enough. */
  function whole({ id, status, recorded }: Council): void {
    const settled = status === 'decision' || ended.has(status);
    if (settled && councilOf(state(), id) && recorded !== status) refuse(refusal.notNow, say.stillWriting);
  }

  async function rename(id: CouncilId, by: string, given: string): Promise<string> {
    if (!isTitle(given)) refuse(refusal.wrongInput, say.badTitle(longestTitle));
    const council = await find(id);
    whole(council);
    const title = given.trim();
    const renamed: Event = { type: 'council.renamed', council: id, by, title };
    const recalled: Event[] = ended.has(council.status)
      ? [{ type: 'council.recalled', council: { ...council, recorded: council.status } }]
      : [];
    if ((title || council.brief.question.trim()) !== titleOf(council).trim())
      await submit(...recalled, renamed);
    return title || council.brief.question;
  }

  async function isShared({ id, briefPath }: Council): Promise<boolean> {
    const others = [...Object.values(state().councils), ...(await briefs())];
    return others.some((other) => other.id !== id && other.briefPath === briefPath);
  }

  /** One at a time for each council: what is being moved is neither moved again nor brought back meanwhile. */
  async function alone<T>(id: CouncilId, move: () => Promise<T>): Promise<T> {
    if (moving.has(id)) refuse(refusal.notNow, say.stillWriting);
    moving.add(id);
    try {
      return await move();
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      return refuse(refusal.storage, say.notMoved(inWords(error)));
    } finally {
      moving.delete(id);
    }
  }

  const remove = (id: CouncilId, by: string): Promise<messages.DeletedView> =>
    alone(id, async () => {
      const council = await find(id);
      if (council.status === 'decision') refuse(refusal.notNow, say.stillWaiting);
      if (!ended.has(council.status)) refuse(refusal.notNow, say.stillRunning);
      const briefIsShared = await isShared(council);
      // Taken back into the state to be decided, rated or renamed: its files are about to be written again.
      if (councilOf(state(), id)) refuse(refusal.notNow, say.stillWriting);
      const moved = await trash.put(council, { by, at: clock.now(), briefIsShared });
      parts.gone(id);
      return { id, title: titleOf(council), ...moved };
    });

  const restore = (id: CouncilId): Promise<messages.RestoredView> =>
    alone(id, async () => {
      const back = await trash.back(id);
      if (!back) return refuse(refusal.notFound, say.notInTrash(id));
      if (back.inTheWay.length > 0) refuse(refusal.notNow, say.inTheWay(back.inTheWay.join(', ')));
      const recalled = await recallFrom(home, id);
      if (recalled && 'council' in recalled) parts.there(recalled.council);
      return { id, title: back.title, files: back.files };
    });

  return {
    /** Ends what a killed host had begun. What can't be ended now waits for the next start. */
    async finish(): Promise<void> {
      try {
        const { finished, failed } = await openTrash(home).finish();
        for (const id of finished) parts.log.info('A move to or from the trash was finished', { id });
        for (const { id, error } of failed)
          parts.log.warn('A move to or from the trash could not be finished', { id, error: String(error) });
      } catch (error) {
        parts.log.warn('The trash could not be put in order', { error: String(error) });
      }
    },
    answer(answer: Answer, actor: (session: Session) => string): void {
      answer(messages.renameCouncil, async ({ id, title }, session) => ({
        title: await rename(id, actor(session), title),
      }));
      answer(messages.deleteCouncil, ({ id }, session) => remove(id, actor(session)));
      answer(messages.restoreCouncil, ({ id }) => restore(id));
    },
  };
}
