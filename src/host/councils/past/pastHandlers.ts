/** Answers the messages about councils that are looked at again. Who may not see a phase yet is not shown it this way. */
import type { Council } from '../../../core/councils/council.ts';
import type { CouncilId, Language } from '../../../core/ids.ts';
import { Refusal } from '../../../rpc/connect/client.ts';
import { refusal } from '../../../rpc/messages/messages.ts';
import * as messages from '../../../rpc/messages/pastMessages.ts';
import { pastRefusals } from '../../../rpc/words/council/pastWords.ts';
import { isBlindTo } from '../../clients/present/entries.ts';
import type { Answer, Session, Sessions } from '../../clients/sessions.ts';
import type { PastCouncils } from './pastCouncils.ts';

export interface PastHandlersParts {
  language: Language;
  again: PastCouncils;
  /** A council that this client has begun, and follows. */
  begun<C extends { id: string }>(made: C, session: Session): C;
  sessions: Sessions;
  find(id: CouncilId): Promise<Council>;
  /** Who acts, by name. */
  signer(session: Session): string;
  whoSigns(session: Session): { id: string; name: string };
}

export function answerPast(
  answer: Answer,
  { language, again, begun, sessions, find, signer, whoSigns }: PastHandlersParts,
): void {
  const say = pastRefusals[language];
  const isOpen = ({ status }: Council) => status === 'running' || status === 'paused';

  /** What shows every word, under every name, is for those who may see them. */
  async function whole(id: CouncilId, session: Session): Promise<void> {
    const council = await find(id);
    if (council.runs.some((run) => isBlindTo(council, run, session.as)))
      throw new Refusal(refusal.notNow, say.stillBlind);
    if (council.brief.anonymous && isOpen(council)) throw new Refusal(refusal.notNow, say.stillAnonymous);
  }

  answer(messages.forkCouncil, async (asked, session) => {
    await whole(asked.id, session);
    return begun(await again.fork(asked), session);
  });
  answer(messages.compareCouncils, async ({ a, b }, session) => {
    await whole(a, session);
    await whole(b, session);
    return again.compare(a, b);
  });
  answer(messages.replayCouncil, ({ id }, session) =>
    again.replay(id, (council) => sessions.view(council, session)),
  );
  answer(messages.exportCouncil, async ({ id, as }, session) => {
    // The page is drawn from this viewer's own view, which keeps what is hidden hidden.
    if (as !== 'html') await whole(id, session);
    return again.exported(id, as, (council) => sessions.view(council, session));
  });
  answer(messages.showPrompt, async ({ id, at }, session) => {
    await whole(id, session);
    return again.prompt(id, at);
  });
  answer(messages.councilStats, ({ since }) => again.stats(since));
  answer(messages.rateCouncil, ({ id, rating }, session) => again.rate(id, signer(session), rating));
  answer(messages.pickAnswer, ({ id, choice }, session) => {
    const { id: person, name: by } = whoSigns(session);
    return again.pick(id, { by, person, choice });
  });
  answer(messages.followUp, async ({ id, ...asked }, session) => {
    await whole(id, session);
    return begun(await again.followUp(id, asked), session);
  });
}
