/** The commands on channels. A failure is told in words; a command never throws at whoever ran it. */
import * as vscode from 'vscode';
import {
  completeDiscussion,
  limitChannel,
  pauseChannel,
  resumeChannel,
  sayInChannel,
  setChannelMode,
} from '../../rpc/messages/channelMessages.ts';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import { raisedLimit } from '../../rpc/words/channels/channelStops.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';
import { openText } from '../archives/openFiles.ts';
import { askWords } from '../councils/askWords.ts';
import { looking } from '../councils/whichCouncil.ts';
import type { House } from '../link/councilHouse.ts';
import { type ChannelCommandId, channelCommandIds } from '../manifest/contributionsChannels.ts';
import type { Conversations } from '../pages/channelPanels.ts';
import { showInputBox, showQuickPick } from '../status/picks.ts';
import { offer, tellFailure, Unavailable } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { modesFor } from './channelModes.ts';
import type { Channels } from './channelPicture.ts';
import { newChannel } from './createChannelSteps.ts';
import { type Among, textIn } from './fittingChannels.ts';
import { whichChannel } from './whichChannel.ts';

export function registerChannelCommands(
  house: House,
  channels: Channels,
  conversations: Conversations,
): vscode.Disposable {
  const words = editorChannels[house.language];
  const on = async (argument: unknown, among: Among, manner = {}): Promise<ChannelRow> => {
    // Rows may not be known yet when a command is the first thing that happens.
    if (!channels.picture.known) await house.client().then(() => channels.settled());
    return whichChannel(house, channels, argument, conversations.active, among, manner);
  };

  /** A locked mode is refused here already, with the reason; the host would refuse it too. */
  async function setMode(row: ChannelRow, given: string | undefined): Promise<void> {
    if (row.locked)
      throw new Unavailable(words.lockedWhy(row.mode), {
        title: words.newChannel,
        command: channelCommandIds.create,
      });
    const items = modesFor(row, house.language);
    const usual = items.filter(({ locked }) => !locked);
    const apart = items.filter(({ locked }) => locked);
    const picked =
      items.find(({ mode }) => mode === given) ??
      (await showQuickPick(
        [
          ...usual,
          { label: words.atCreation, kind: vscode.QuickPickItemKind.Separator, mode: undefined },
          ...apart,
        ],
        { title: words.setModeTitle(row.name), placeHolder: words.setModePlaceholder, matchOnDetail: true },
      ));
    if (picked?.mode === undefined || picked.mode === row.mode) return;
    if (picked.locked)
      throw new Unavailable(words.lockedWhy(picked.mode), {
        title: picked.mode === 'discussion' ? words.newDiscussion : words.newChannel,
        command: channelCommandIds.create,
      });
    await (await house.client()).request(setChannelMode, { channel: row.id, mode: picked.mode });
  }

  /** What is written is what the person has seen in the box, not what was proposed. */
  async function raise(row: ChannelRow): Promise<void> {
    const { stopped } = row;
    if (!stopped) return;
    const isMoney = stopped.reason === 'cost-an-hour';
    const read = (text: string): number => {
      const n = Number(text.trim().replace(',', '.'));
      return n > 0 && (isMoney || Number.isInteger(n)) ? n : 0;
    };
    const given = await showInputBox({
      title: words.raise.title(row.name),
      prompt: isMoney ? words.raise.money : words.raise.tokens,
      value: String(raisedLimit(stopped)),
      validateInput: (text) => (read(text) > 0 ? undefined : words.raise.wrong),
      ignoreFocusOut: true,
    });
    if (given === undefined || read(given) === 0) return;
    const limit = isMoney ? { costAnHour: read(given) } : { tokensAnHour: read(given) };
    await (await house.client()).request(limitChannel, { channel: row.id, ...limit });
  }

  async function say(row: ChannelRow, given: string | undefined): Promise<void> {
    const box = `say ${row.id}`;
    const prompt = row.stopped ? words.say.goOn : words.say.prompt;
    const text = given ?? (await askWords(house, { box, title: words.say.title(row.name), prompt }));
    if (!text?.trim()) return;
    const by = await house.person();
    const client = await house.client();
    const answer = await client.request(sayInChannel, { channel: row.id, text: text.trim(), by });
    house.drafts.arrived(box);
    // In the conversation itself the offer is in sight.
    if (answer.offer !== undefined && conversations.active !== row.id)
      offer(showInformationMessage, words.offered, {
        title: words.openConversation,
        command: channelCommandIds.open,
        args: [row.id],
      });
  }

  /** In the person's own name, whoever began it. */
  async function conclude(row: ChannelRow, given: string | undefined): Promise<void> {
    const box = `conclude ${row.id}`;
    const { title, prompt, placeHolder, done, empty } = words.conclude;
    const asked = { box, title: title(row.name), prompt, placeHolder };
    const wrong = (text: string) => (text.trim() === '' ? empty : undefined);
    const summary = given ?? (await askWords(house, { ...asked, wrong }));
    if (!summary?.trim()) return;
    const by = await house.person();
    const client = await house.client();
    await client.request(completeDiscussion, { channel: row.id, summary, by });
    house.drafts.arrived(box);
    offer(showInformationMessage, done(row.name), {
      title: words.openSummary,
      command: channelCommandIds.openSummary,
      args: [row.id],
    });
  }

  const handlers: Record<ChannelCommandId, (argument?: unknown) => Promise<unknown>> = {
    [channelCommandIds.open]: async (argument) => conversations.open((await on(argument, 'any', looking)).id),
    [channelCommandIds.setMode]: async (argument) =>
      setMode(await on(argument, 'settable'), textIn(argument, 'mode')),
    [channelCommandIds.create]: async () => {
      const id = await newChannel(house, channels);
      if (id !== undefined) conversations.open(id);
      return id;
    },
    [channelCommandIds.say]: async (argument) => say(await on(argument, 'open'), textIn(argument, 'text')),
    [channelCommandIds.pause]: async (argument) => {
      const { id } = await on(argument, 'pausable');
      await (await house.client()).request(pauseChannel, { channel: id });
    },
    [channelCommandIds.resume]: async (argument) => {
      const row = await on(argument, 'paused');
      // What a guard stopped goes on when a person speaks: so they are asked what to say.
      if (!row.paused && row.stopped) return say(row, undefined);
      await (await house.client()).request(resumeChannel, { channel: row.id });
    },
    [channelCommandIds.raise]: async (argument) => raise(await on(argument, 'raisable')),
    [channelCommandIds.conclude]: async (argument) =>
      conclude(await on(argument, 'concludable'), textIn(argument, 'text')),
    [channelCommandIds.openSummary]: async (argument) => {
      const { archived } = await on(argument, 'summary', looking);
      if (archived?.summary === undefined) throw new Unavailable(words.none.summary);
      await openText(house, archived.summary);
    },
    [channelCommandIds.openFile]: () => openText(house, 'channels.yaml'),
  };

  const guarded = (handler: (argument?: unknown) => Promise<unknown>) => async (argument?: unknown) => {
    try {
      return await handler(argument);
    } catch (error) {
      tellFailure(error, house.words, house.log);
      return undefined;
    }
  };
  return vscode.Disposable.from(
    ...Object.entries(handlers).map(([id, handler]) => vscode.commands.registerCommand(id, guarded(handler))),
  );
}
