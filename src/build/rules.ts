/** Every rule that is built; a file of src/build/rules for each part of the product. */
import type { Rule } from './rule.ts';
import { editorRules } from './rules/editor.ts';
import { houseRules } from './rules/house.ts';

export const rules: readonly Rule[] = [...editorRules, ...houseRules];
