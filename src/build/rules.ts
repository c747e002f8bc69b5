/** Every rule that is built; a file of src/build/rules for each part of the product. */
import type { Rule } from './rule.ts';
import { againRules } from './rules/again.ts';
import { cliRules } from './rules/cli.ts';
import { conveningRules } from './rules/convening.ts';
import { coreRules } from './rules/core.ts';
import { editorRules } from './rules/editor.ts';
import { formRules } from './rules/forms.ts';
import { hostRules } from './rules/host.ts';
import { houseRules } from './rules/house.ts';
import { limitRules } from './rules/limits.ts';
import { modelRules } from './rules/models.ts';
import { protocolRules } from './rules/protocols.ts';
import { recordsRules } from './rules/records.ts';
import { rehearsalRules } from './rules/rehearsal.ts';
import { storeRules } from './rules/store.ts';
import { surfaceRules } from './rules/surfaces.ts';
import { trialRules } from './rules/trials.ts';
import { workspaceRules } from './rules/workspace.ts';

export const rules: readonly Rule[] = [
  ...coreRules,
  ...conveningRules,
  ...protocolRules,
  ...formRules,
  ...hostRules,
  ...storeRules,
  ...modelRules,
  ...rehearsalRules,
  ...workspaceRules,
  ...recordsRules,
  ...editorRules,
  ...againRules,
  ...cliRules,
  ...surfaceRules,
  ...limitRules,
  ...trialRules,
  ...houseRules,
];
