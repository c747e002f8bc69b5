/** Every rule that is built; a file of src/build/rules for each part of the product. */
import type { Rule } from './rule.ts';
import { cliRules } from './rules/cli.ts';
import { coreRules } from './rules/core.ts';
import { editorRules } from './rules/editor.ts';
import { hostRules } from './rules/host.ts';
import { houseRules } from './rules/house.ts';
import { modelRules } from './rules/models.ts';
import { storeRules } from './rules/store.ts';
import { trialRules } from './rules/trials.ts';
import { workspaceRules } from './rules/workspace.ts';

export const rules: readonly Rule[] = [
  ...coreRules,
  ...hostRules,
  ...storeRules,
  ...modelRules,
  ...workspaceRules,
  ...editorRules,
  ...cliRules,
  ...trialRules,
  ...houseRules,
];
