/** A gate as the archive shows it: what it said, where the work went, and the checks that voted with their output. */
import type { CheckRun, Council, PhaseRun } from '../../../../core/councils/council.ts';
import { phaseOf } from '../../../../core/councils/phases.ts';
import type { Verdict } from '../../../../core/councils/voting/gates.ts';
import { own } from '../../../../core/own.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { inline, printed } from '../safeMarkdown.ts';

export const gateSign: Record<Verdict, string> = { pass: '✅', warn: '⚠️', fail: '❌', 'not-gated': '○' };

/** Lines of a check's output that are kept for people; the log has what was kept at all. */
const tailLines = 30;

export function gateText(council: Council, run: PhaseRun): string[] {
  return [...verdictLine(council, run), ...checkBlocks(council, run.checks ?? [])];
}

function verdictLine(council: Council, run: PhaseRun): string[] {
  const { verdict } = run;
  if (verdict === undefined) return [];
  const { gate, gaveUp, sentBack, phases } = councilWords[council.language];
  const limits = phaseOf(council, run)?.gate;
  const index = council.runs.indexOf(run);
  const next = council.runs[index + 1];
  if (verdict !== 'fail') return [`**${gateSign[verdict]} ${gate[verdict]}**`];
  if (!next)
    return [`**${gateSign.fail} ${council.status === 'decision' || council.endedAt ? gaveUp : gate.fail}**`];
  if (next.sentBackBy !== run.phase) return [`**${gateSign.fail} ${gaveUp}**`];
  const time = council.runs.slice(0, index + 2).filter((each) => each.sentBackBy === run.phase).length;
  const to = own(phases, next.phase) ?? next.phase;
  return [`**${gateSign.fail} ${inline(sentBack(to, time, limits?.most ?? time))}**`];
}

function checkBlocks(council: Council, checks: CheckRun[]): string[] {
  if (checks.length === 0) return [];
  const { checks: title } = councilWords[council.language];
  const { colon } = archiveWords[council.language];
  const shown = checks.filter(({ output, state }) => output?.trim() && state !== 'passed');
  return [
    `**${title}**${colon}`,
    checks.map((check) => checkLine(council, check)).join('\n'),
    ...shown.flatMap(({ name, output = '' }) => [`${inline(name)}${colon}`, printed(tail(output))]),
  ];
}

const checkSign: Record<CheckRun['state'], string> = {
  passed: '✅',
  failed: '❌',
  waived: '⚠️',
  running: '…',
};

function checkLine(council: Council, { name, state, code, ms, on, waived }: CheckRun): string {
  const words = councilWords[council.language];
  const { colon, exit } = archiveWords[council.language];
  const facts = [
    words.check[state],
    ...(code !== undefined && code !== 0 ? [exit(code)] : []),
    ...(ms === undefined ? [] : [seconds(council, ms)]),
    ...(on === undefined ? [] : [words.checkedOn[on]]),
  ].join(', ');
  const why = waived ? `\n  ${inline(words.waivedBy(waived.by))}${colon} ${inline(waived.text)}` : '';
  return `- ${checkSign[state]} **${inline(name)}**${colon} ${facts}${why}`;
}

function seconds(council: Council, ms: number): string {
  const figure = String(Math.round(ms / 100) / 10);
  return `${council.language === 'fr' ? figure.replace('.', ',') : figure}\u00A0s`;
}

/** The end says what went wrong. */
function tail(output: string): string {
  const lines = output.trimEnd().split('\n');
  return lines.length > tailLines ? ['…', ...lines.slice(-tailLines)].join('\n') : lines.join('\n');
}
