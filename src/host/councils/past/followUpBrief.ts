/**
 * The brief of a council that follows from another: the new question, and the earlier one with what came of it as
 * context. The earlier council's words are quoted, line by line: they are material, not instructions.
 */
import { stringify } from 'yaml';
import type { Council } from '../../../core/councils/council.ts';
import { followUpWords } from '../../../rpc/words/council/pastWords.ts';
import { typeset } from '../../../rpc/words/typeset.ts';
import { decisionOf, minorityOf, recommendationOf } from './outcome.ts';

/** Protocols that answer a question; the others make a document, and a question about it is a debate. */
const asking: ReadonlySet<string> = new Set(['debate', 'roundtable']);

const longestQuote = 6000;

export function followUpBrief(council: Council, question: string): string {
  const { language, brief, protocol } = council;
  const words = typeset(followUpWords[language]);
  const lines = (value: object): string =>
    stringify(value, { lineWidth: 0, blockQuote: 'literal' }).trimEnd();
  return `${[
    `# ${words.top(council.id)}`,
    lines({ type: asking.has(protocol.id) ? protocol.id : 'debate' }),
    lines({ question: question.trim() }),
    lines({ language }),
    lines({ context: contextOf(council) }),
    ...(brief.seats ? [lines({ seats: brief.seats })] : []),
  ].join('\n')}\n`;
}

function contextOf(council: Council): string {
  const words = typeset(followUpWords[council.language]);
  const recommendation = recommendationOf(council);
  const decision = decisionOf(council);
  const minority = minorityOf(council);
  const name = (seat: string | undefined) => council.seats.find((each) => each.id === seat)?.name;
  return [
    words.intro(council.id),
    `${words.question}\n\n${quoted(council.brief.question)}`,
    ...(recommendation ? [`${words.recommendation}\n\n${quoted(recommendation)}`] : []),
    ...minority.map(({ seat, text }) => `${words.minority(name(seat))}\n\n${quoted(text)}`),
    council.decision
      ? `${words.decided(council.decision.verdict, council.decision.by)}${decision ? `\n\n${quoted(decision)}` : ''}`
      : words.undecided,
  ].join('\n\n');
}

const quoted = (text: string): string =>
  text
    .trim()
    .slice(0, longestQuote)
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
