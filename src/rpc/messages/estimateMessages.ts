/** Messages that come before a council: what it may take, and the commands that it would run. */
import * as z from 'zod';
import { Convene, request } from './messages.ts';
import type { ChoiceView } from './modelMessages.ts';
import type { ModeWhy, SpanView, SpendView } from './spendMessages.ts';

/** A command of the workspace, as it stands in council.yaml. */
export interface CheckCommandView {
  name: string;
  command: string;
  /** A folder of the workspace; absent: its root. */
  cwd?: string;
  /** Seconds; 0: as long as its council needs it. */
  timeout: number;
  /** An agent or a tool server rather than a check: it answers for seats, or is called by them. */
  program?: 'acp' | 'mcp';
  /** The variables of the environment that it is given beside what every command gets. */
  env?: string[];
  /** A person has let this very command run in this home. */
  allowed: boolean;
}

/** Something among them that nobody has allowed yet runs what seats wrote, before a person has accepted it. */
export const runsChanges = (commands: readonly CheckCommandView[]): boolean =>
  commands.some(({ program, allowed }) => program === undefined && !allowed);

export interface EstimateView {
  mode: string;
  because: ModeWhy;
  seats: number;
  /** At least, when everything goes smoothly; at most, with every loop, gate and repair question. */
  calls: SpanView;
  tokens: SpanView;
  /** Nothing is paid for any seat: rehearsal, a script, people. */
  free: boolean;
  /** In the currency of the prices; absent when a seat has none. */
  cost?: SpanView;
  /** The day of the built-in prices; those of council.yaml have no date. */
  pricesAsOf: string;
  /** Minutes that the protocol gives itself; 0: none. */
  minutes: number;
  limits: { tokens?: number; cost?: number; minutes?: number };
  /** The limits that even the least does not fit into. */
  over: ('tokens' | 'cost')[];
  checks: CheckCommandView[];
  /** What answers for each seat. */
  choice: ChoiceView;
  /** The same, with who costs what. */
  spend: SpendView;
}

/** What a council would take; nothing is written and nobody is asked. */
export const estimateCouncil = request<EstimateView>()('council/estimate', Convene);

/** A person has seen these commands and lets them run in this home, until they change. */
export const allowChecks = request<{ allowed: string[] }>()(
  'checks/allow',
  z.object({
    checks: z
      .array(z.object({ name: z.string().min(1).max(200), command: z.string().min(1).max(20_000) }))
      .max(50),
  }),
);
