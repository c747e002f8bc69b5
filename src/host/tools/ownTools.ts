/**
 * The host's own tools by name. None of them writes settings, limits or grants, and none spends money by itself. Those
 * for channels change channels.yaml, the caller’s own entry in identities.yaml and discussion-summary/ (`HouseDeeds`).
 */

import { discussionComplete } from './channelTools/completeDiscussion.ts';
import { createChat, createReport, createWork } from './channelTools/createChannel.ts';
import { createDiscussion } from './channelTools/createDiscussion.ts';
import { dirigentRegister } from './channelTools/dirigentRegister.ts';
import { postMessage } from './channelTools/postMessage.ts';
import { setChannelMode } from './channelTools/setChannelMode.ts';
import { councilStatus } from './councilStatus.ts';
import { inject } from './injectTool.ts';
import type { OwnTool } from './ownTool.ts';
import { readArchive } from './readArchive.ts';
import { startCouncil } from './startCouncil.ts';

export const ownTools: ReadonlyMap<string, OwnTool> = new Map([
  ['council-status', councilStatus],
  ['inject', inject],
  ['read-archive', readArchive],
  ['start-council', startCouncil],
  ['post-message', postMessage],
  ['create-chat-channel', createChat],
  ['create-report-channel', createReport],
  ['create-work-channel', createWork],
  ['create-discussion-channel', createDiscussion],
  ['discussion-complete', discussionComplete],
  ['dirigent-register', dirigentRegister],
  ['set-channel-mode', setChannelMode],
]);
