/** The shape of council.yaml: the settings of a home's host. Command lines stand here and nowhere else; briefs only name them. */
import * as z from 'zod';
import { Brief } from '../../../core/councils/briefs/brief.ts';
import { declaredBackends } from '../../ports/backendSettings.ts';
import { gitModes } from '../../ports/ports.ts';

const word = z.string().min(1).max(4000);

export const checkName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,40}$/);

const CheckCommand = z.strictObject({
  command: z
    .union([word, z.array(word).min(1).max(200)])
    .describe('The program and its arguments; a text is split at its spaces, quotes kept together, no shell'),
  cwd: z.string().min(1).max(1000).optional().describe('A folder of the workspace; default: its root'),
  timeout: z.number().positive().max(7200).default(600).describe('Seconds'),
  needs: z
    .array(z.string().min(1).max(1000))
    .max(100)
    .optional()
    .describe(
      'Files and folders of the workspace that git ignores and that the check needs in the copy it runs in; installed dependencies are there without',
    ),
});

const amount = z.number().min(0).max(1_000_000);

export const Price = z.strictObject({
  input: amount.describe('For a million tokens read'),
  output: amount.describe('For a million tokens written'),
  cached: amount.optional().describe('For a million tokens read from the provider’s cache'),
  stored: amount
    .optional()
    .describe('For a million tokens that the provider stores in its cache, where that costs more'),
});

export const SettingsFile = z.strictObject({
  git: z
    .enum(gitModes)
    .default('off')
    .describe('After a council: nothing, a commit of the files that it wrote, or a commit and a push'),
  checks: z
    .record(checkName, CheckCommand)
    .default({})
    .describe('Commands that vote in reviews and at gates, by the name that a brief gives them'),
  prices: z
    .record(z.string().min(1).max(200), Price)
    .default({})
    .describe('What a model, or everything on a backend, costs; these go before the built-in table'),
  windows: z
    .record(z.string().min(1).max(200), z.int().min(500).max(10_000_000))
    .default({})
    .describe(
      'How many tokens of a channel a model, or everything on a backend, is given at most; `default` for all others, else 60000',
    ),
  'padded-cell': z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('Where padded-cell keeps its ego.json; default: ~/.openclaw/ego.json'),
  budget: Brief.shape.budget.describe('The limits of a council whose brief sets none'),
  ...declaredBackends,
});
export type Settings = z.infer<typeof SettingsFile>;
export type CheckSettings = Settings['checks'][string];

/** What holds where nothing is declared: no command runs, nothing is committed. */
export const noSettings: Settings = {
  git: 'off',
  checks: {},
  prices: {},
  windows: {},
  providers: {},
  acp: {},
  mcp: {},
};
