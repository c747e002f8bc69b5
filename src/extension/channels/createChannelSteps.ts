/** A new channel, asked for step by step: its name, its mode with what each does, who is in it; a discussion's guide. */
import { createChannel, createDiscussion } from '../../rpc/messages/channelMessages.ts';
import type { ModeView } from '../../rpc/views/channelViews.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';
import { askWords } from '../councils/askWords.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { showInputBox, showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { idFrom, modesOfNew } from './channelModes.ts';
import type { Channels } from './channelPicture.ts';

export async function newChannel(
  house: House,
  channels: Channels,
  proposed?: ModeView,
): Promise<string | undefined> {
  const { create: words } = editorChannels[house.language];
  await seated(house);
  // The host knows which names are taken and who can be a member.
  const client = await house.client();
  await channels.settled();
  const typed = await showInputBox({
    title: words.idTitle,
    prompt: words.idPrompt,
    ignoreFocusOut: true,
    validateInput: (value) => {
      const id = idFrom(value);
      if (id === undefined) return value.trim() === '' ? undefined : words.idWrong;
      return channels.picture.rows.some((row) => row.id === id) ? words.idTaken(id) : undefined;
    },
  });
  const channel = typed === undefined ? undefined : idFrom(typed);
  if (channel === undefined) return undefined;
  const mode =
    proposed ??
    (
      await showQuickPick(modesOfNew(house.language), {
        title: words.modeTitle,
        matchOnDetail: true,
        ignoreFocusOut: true,
      })
    )?.mode;
  if (mode === undefined) return undefined;
  const members = await pickMembers(house, words.membersTitle, words.membersPlaceholder);
  if (members === undefined) return undefined;
  if (mode !== 'discussion') {
    await client.request(createChannel, { channel, mode, members });
    return channel;
  }
  const box = `guide ${channel}`;
  const guide = await askWords(house, {
    box,
    title: words.guideTitle,
    prompt: words.guidePrompt,
    wrong: (value) => (value.trim() === '' ? words.guidePrompt : undefined),
  });
  if (!guide?.trim()) return undefined;
  await client.request(createDiscussion, {
    channel,
    initiator: await house.person(),
    guide: guide.trim(),
    participants: members,
  });
  house.drafts.arrived(box);
  return channel;
}

/** With nobody there the family is offered first: a channel without agents has nobody to talk. */
async function seated(house: House): Promise<void> {
  const { nobody, family } = house.words.ask;
  const help = { title: family, command: commandIds.useFamily };
  if (house.home !== undefined && !house.laid) throw new Unavailable(nobody, help);
  await house.client().then(() => house.settled());
  if (!house.picture.identities.some(({ kind }) => kind === 'agent')) throw new Unavailable(nobody, help);
}

/** All agents but the orchestrator are proposed, and the person in front of the window. */
async function pickMembers(house: House, title: string, placeHolder: string): Promise<string[] | undefined> {
  const items = house.picture.identities.map((identity) => ({
    label: identity.name,
    description: identity.role,
    id: identity.id,
    picked: identity.kind === 'agent' ? identity.orchestrator !== true : identity.id === house.me(),
  }));
  const picked = await showQuickPick(items, {
    title,
    placeHolder,
    canPickMany: true,
    ignoreFocusOut: true,
    matchOnDescription: true,
  });
  return picked?.map(({ id }) => id);
}
