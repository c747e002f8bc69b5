/** The examples under each help: the same in every language, since they are typed as they stand. */
const id = '2026-02-14-session-storage';

export const examples = {
  root: [
    'council table "Should we cache the index?"',
    'council table "Faut-il passer à TypeScript 7 ?" --seats henry,sage,nova',
    'council list',
    `council decide ${id} accept`,
  ],
  init: [
    'council init',
    'council init --language fr --home docs/council',
    'council init --protocol debate',
    'council init --persona devil',
  ],
  table: [
    'council table "Should we cache the index?"',
    'council table "Should we cache the index?" --backend rehearsal --seed 7 --decide accept --json',
    'council table --brief council/briefs/2026-02-14-session-storage.yaml',
    'council table "Which queue for webhooks?" --decide amend --text "The small one, for a year"',
  ],
  list: ['council list', 'council list --json'],
  show: [`council show ${id}`, `council show ${id} --json`],
  watch: [`council watch ${id}`, `council watch ${id} --ndjson`],
  inject: [
    `council inject ${id} "An hour of read-only is fine"`,
    `council inject ${id} "What would it cost?" --to sage`,
    `council inject ${id} --brief`,
  ],
  decide: [
    `council decide ${id} accept`,
    `council decide ${id} amend --text "Yes, but after the release"`,
    `council decide ${id} another-round --text "What if we lose a node?"`,
  ],
  stop: [`council stop ${id}`],
  pause: [`council pause ${id}`],
  resume: ['council resume', `council resume ${id}`],
  protocols: [
    'council protocols',
    'council protocols show roundtable',
    'council protocols --check council/protocols/ours.yaml',
  ],
  route: ['council route "Who may read the production secrets?"', 'council route "la couverture des tests"'],
  doctor: ['council doctor', 'council doctor --repair', 'council doctor --adopt'],
};
