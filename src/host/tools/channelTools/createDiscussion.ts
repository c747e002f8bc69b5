/**
 * `create-discussion-channel`: a discussion with a guide, participants and a channel that is told its end. Who begins
 * it, and alone may conclude it, is whoever calls.
 */
import * as z from 'zod';
import { isGroup } from '../../../core/channels/modes.ts';
import { ownTool } from '../ownTool.ts';
import { channelCalled, mayPostIn, no, peopleCalled } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';
import { make, mayNotMake, oneLine, whoList } from './createChannel.ts';

/** Where there is no Discord there is one guild. */
const ownGuild = 'local';
const wordsOfTitle = 6;
const longestTitle = 80;

export const createDiscussion = ownTool({
  describe: (language) => channelToolWords[language].createDiscussion,
  input: z.strictObject({
    'callback-guild': z.string().trim().min(1).max(100),
    'callback-channel': z.string().trim().min(1).max(100),
    'discussion-guide': z.string().trim().min(1).max(20_000),
    participants: whoList.min(1),
  }),
  carriedThrough: true,
  async perform(input, caller, hall) {
    const say = channelToolWords[caller.language];
    const refused = mayNotMake(caller, hall);
    if (refused) return refused;
    const { 'callback-guild': guild, 'discussion-guide': guide, participants } = input;
    if (guild !== ownGuild) return no(say.onlyLocal(guild));
    const back = channelCalled(input['callback-channel'], caller, hall);
    if ('ok' in back) return back;
    if (!mayPostIn(back, caller)) return no(say.notYours(back.id));
    if (back.archived) return no(back.archived.summary === undefined ? say.archived : say.closed);
    const { mode } = back.settings;
    if (!isGroup(mode)) return no(say.notAGroup(back.id, mode));
    const found = peopleCalled(participants, caller, hall);
    if ('ok' in found) return found;
    if (!found.people.some(({ kind }) => kind === 'agent')) return no(say.nobodyInside);
    const title = titleOf(guide);
    const made = await make(
      {
        mode: 'discussion',
        name: title,
        members: found.people.map(({ id }) => id),
        discussion: { initiator: caller.id, callback: { guild, channel: back.id }, guide },
      },
      title,
      caller,
      hall,
    );
    return typeof made === 'string' ? { ok: true, text: say.opened(made, back.id) } : made;
  },
});

/** The first words of the guide, without what only marks a heading. */
function titleOf(guide: string): string {
  const line = guide.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? guide;
  const words = oneLine(line.replace(/^[#>*\s-]+/, ''))
    .split(' ')
    .slice(0, wordsOfTitle)
    .join(' ');
  return words.slice(0, longestTitle).replace(/[.:;,]+$/, '') || guide.slice(0, longestTitle);
}
