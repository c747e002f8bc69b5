/** Every rule that is built; a file of src/build/rules for each part of the product. */
import type { Rule } from './rule.ts';
import { againRules } from './rules/again.ts';
import { agentRules } from './rules/agents.ts';
import { answeringRules } from './rules/answering.ts';
import { askAgainRules } from './rules/askAgain.ts';
import { backendRules } from './rules/backends.ts';
import { changeRules } from './rules/changes.ts';
import { channelLifeRules } from './rules/channelLife.ts';
import { channelSpeakerRules } from './rules/channelSpeakers.ts';
import { channelRules } from './rules/channels.ts';
import { channelsEditorRules } from './rules/channelsEditor.ts';
import { channelsFileRules } from './rules/channelsFile.ts';
import { channelsHostRules } from './rules/channelsHost.ts';
import { channelsSentenceRules } from './rules/channelsSentences.ts';
import { channelToolRules } from './rules/channelTools.ts';
import { cliRules } from './rules/cli.ts';
import { conveningRules } from './rules/convening.ts';
import { coreRules } from './rules/core.ts';
import { deliberationRules } from './rules/deliberation.ts';
import { editorRules } from './rules/editor.ts';
import { editorAgainRules } from './rules/editorAgain.ts';
import { editorModelRules } from './rules/editorModels.ts';
import { fileSeatRules } from './rules/fileSeat.ts';
import { formRules } from './rules/forms.ts';
import { hostRules } from './rules/host.ts';
import { houseRules } from './rules/house.ts';
import { identityRules } from './rules/identities.ts';
import { leavingRules } from './rules/leaving.ts';
import { limitRules } from './rules/limits.ts';
import { loopRules } from './rules/loop.ts';
import { modelRules } from './rules/models.ts';
import { openclawRules } from './rules/openclaw.ts';
import { protocolRules } from './rules/protocols.ts';
import { providerRules } from './rules/providers.ts';
import { recordsRules } from './rules/records.ts';
import { rehearsalRules } from './rules/rehearsal.ts';
import { shelfRules } from './rules/shelf.ts';
import { storeRules } from './rules/store.ts';
import { surfaceRules } from './rules/surfaces.ts';
import { toolRules } from './rules/tools.ts';
import { trialRules } from './rules/trials.ts';
import { workspaceRules } from './rules/workspace.ts';

export const rules: readonly Rule[] = [
  ...coreRules,
  ...conveningRules,
  ...protocolRules,
  ...deliberationRules,
  ...channelRules,
  ...channelLifeRules,
  ...channelSpeakerRules,
  ...channelsHostRules,
  ...channelsSentenceRules,
  ...channelToolRules,
  ...channelsEditorRules,
  ...fileSeatRules,
  ...formRules,
  ...hostRules,
  ...loopRules,
  ...storeRules,
  ...modelRules,
  ...answeringRules,
  ...openclawRules,
  ...agentRules,
  ...backendRules,
  ...providerRules,
  ...toolRules,
  ...rehearsalRules,
  ...workspaceRules,
  ...identityRules,
  ...channelsFileRules,
  ...recordsRules,
  ...changeRules,
  ...editorRules,
  ...editorModelRules,
  ...againRules,
  ...editorAgainRules,
  ...shelfRules,
  ...askAgainRules,
  ...cliRules,
  ...surfaceRules,
  ...leavingRules,
  ...limitRules,
  ...trialRules,
  ...houseRules,
];
