/** Answers the messages about what leaves the machine after a council. Nothing is pushed but what a person has seen and allowed. */
import type { Council } from '../../core/councils/council.ts';
import type { CouncilId } from '../../core/ids.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import {
  allowPush,
  type KeptView,
  lookAtPush,
  refusePush,
  showPush,
} from '../../rpc/messages/publishMessages.ts';
import type { Answer } from '../clients/sessions.ts';
import type { Answered, Keeper } from '../store/git/keepInGit.ts';

export interface PublishingParts {
  keeper: Keeper;
  find(id: CouncilId): Promise<Council>;
  /** Whoever watches the council sees what became of it. */
  tellHead(council: Council): void;
}

export function answerPublishing(answer: Answer, { keeper, find, tellHead }: PublishingParts): void {
  async function said(id: CouncilId, answered: () => Promise<Answered>): Promise<KeptView> {
    const council = await find(id);
    const found = await answered();
    tellHead(council);
    if ('refused' in found) throw new Refusal(refusal.notNow, found.refused);
    return found.kept;
  }
  answer(lookAtPush, ({ id }) => said(id, () => keeper.look(id)));
  answer(allowPush, ({ id, seen, keep }) => said(id, () => keeper.allow(id, seen, keep)));
  answer(refusePush, ({ id, never }) => said(id, () => keeper.refuse(id, never)));
  answer(showPush, async ({ id }) => {
    const found = await keeper.diff(id);
    if ('refused' in found) throw new Refusal(refusal.notNow, found.refused);
    return found;
  });
}
