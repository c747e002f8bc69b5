/** The examples under each help: the same in every language, since they are typed as they stand. */
import type { CommandName } from '../../rpc/words/cli/cliHelp.ts';

const id = '2026-02-14-session-storage';
const shown = (lines: string[]): string => lines.map((line) => `  $ ${line}`).join('\n');

export const examples: Record<CommandName | 'root', string> = {
  root: shown([
    'council table "Should we cache the index?"',
    'council table "Faut-il passer à TypeScript 7 ?" --seats henry,sage,nova',
    'council list',
    `council decide ${id} accept`,
  ]),
  init: shown([
    'council init',
    'council init --language fr --home docs/council',
    'council init --protocol debate',
    'council init --persona devil',
  ]),
  table: shown([
    'council table "Should we cache the index?"',
    'council table "Should we cache the index?" --backend rehearsal --seed 7 --decide accept --json',
    'council table --brief council/briefs/2026-02-14-session-storage.yaml',
    'council table "Which queue for webhooks?" --decide amend --text "The small one, for a year"',
  ]),
  list: shown(['council list', 'council list --json']),
  show: shown([`council show ${id}`, `council show ${id} --json`]),
  watch: shown([`council watch ${id}`, `council watch ${id} --ndjson`]),
  inject: shown([
    `council inject ${id} "An hour of read-only is fine"`,
    `council inject ${id} "What would it cost?" --to sage`,
    `council inject ${id} --brief`,
  ]),
  decide: shown([
    `council decide ${id} accept`,
    `council decide ${id} amend --text "Yes, but after the release"`,
    `council decide ${id} another-round --text "What if we lose a node?"`,
  ]),
  stop: shown([`council stop ${id}`]),
  pause: shown([`council pause ${id}`]),
  resume: shown(['council resume', `council resume ${id}`]),
  protocols: shown([
    'council protocols',
    'council protocols show roundtable',
    'council protocols --check council/protocols/ours.yaml',
  ]),
  route: shown([
    'council route "Who may read the production secrets?"',
    'council route "la couverture des tests"',
  ]),
  doctor: shown(['council doctor', 'council doctor --repair', 'council doctor --adopt']),
};
