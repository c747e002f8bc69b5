/**
 * What an owner or an orchestrator writes into documents: titles, headings and sentences for each section. One seat writes
 * a document, so these need no eight voices; what is personal in it comes from the writer's own. Slots as in voice.ts, and
 * {thing} what it is about, {owner} who does something, {who} who said something, {issue} what they said.
 */
import type { QaPoint } from '../../../core/forms/reading.ts';

type Lines = readonly [string, string, ...string[]];

export type Heading =
  | 'problem'
  | 'people'
  | 'scope'
  | 'requirements'
  | 'assumptions'
  | 'risks'
  | 'edges'
  | 'acceptance'
  | 'actions'
  | 'changed'
  | 'open'
  | 'steps'
  | 'tests'
  | 'wayBack'
  | 'options'
  | 'criteria'
  | 'outside'
  | 'tldr'
  | 'said'
  | 'shared'
  | 'apart'
  | 'blocking'
  | 'remarks'
  | 'pageActions';

export interface PaperWords {
  titles: Record<'spec' | 'outline' | 'plan' | 'structure' | 'reply' | 'page' | 'frame', string>;
  headings: Record<Heading, string>;
  none: string;
  /** Sentences of a specification. */
  problem: Lines;
  people: Lines;
  inside: Lines;
  outside: Lines;
  requirement: Lines;
  required: Lines;
  assumption: Lines;
  assumed: Lines;
  risk: Lines;
  edge: readonly [string, string, string, string];
  criterion: Lines;
  criteria: Lines;
  action: readonly [string, string, string, string];
  /** What an outline says will stand under each heading. */
  planned: Partial<Record<Heading, string>>;
  /** A blocking issue taken up, a gate's issue taken up, a remark heard, and why something stays open. */
  mended: Lines;
  /** The line that the text gains by it. */
  added: Lines;
  passed: Record<QaPoint, string>;
  gated: Lines;
  /** What somebody asked another round for. */
  askedAgain: Lines;
  /** A gate's issue that this version does not mend yet. */
  deferred: Lines;
  heard: Lines;
  stays: Lines;
  /** The plan of an engineer. */
  step: readonly [string, string, string, string];
  test: Lines;
  back: Lines;
  /** The note that a rehearsed change creates, and its changelog line. */
  note: readonly [string, string, string];
  summary: Lines;
  resent: Lines;
  changelog: string;
  /** A structure and a page. */
  gist: Lines;
  quoted: readonly [string, string, string, string];
  common: Lines;
  differs: Lines;
  together: Lines;
  tldr: Lines;
  due: Lines;
  /** A frame: what each kind of option means, what makes one better, what is not decided here. */
  option: Record<'act' | 'small' | 'still', Lines>;
  criterionOf: readonly [string, string, string, string];
  notHere: Lines;
}
