/** What must never happen when a reply is read whose meaning is known, and what is misread beside it. */
import type { QaPoint, Reading } from '../../src/core/forms/reading.ts';
import type { Meaning } from './dressedReplies.ts';

const bare = (text: string): string => text.replace(/[*`\s]+/g, ' ').trim();
const closes = new Set(['withdrawn', 'waived', 'accepted']);

/** What may never happen: the sentence that says it. */
export function faults(reading: Reading, meant: Meaning): string[] {
  const found: string[] = [];
  const fault = (isSo: boolean, what: string) => {
    if (isSo) found.push(what);
  };
  const vote = 'vote' in reading ? reading.vote : undefined;
  fault(vote === 'agree' && meant.vote !== 'agree', 'consent that was not given');
  fault(
    (meant.vote === 'disagree' || meant.vote === 'nuance') && vote !== meant.vote,
    `a vote of ${meant.vote} is lost`,
  );
  const backs = reading.form === 'challenge' ? reading.backs : undefined;
  fault(backs !== undefined && backs !== meant.backs, `backs ${backs}, which was not said`);
  if ('blocking' in reading)
    for (const issue of meant.blocking ?? [])
      fault(
        !reading.blocking.some((each) => bare(each).includes(bare(issue))),
        `a blocking issue is lost: ${issue}`,
      );
  if (reading.form === 'challenge')
    for (const { seat, point } of meant.contests ?? [])
      fault(
        !reading.contests.some((each) => each.seat === seat && bare(each.point).includes(bare(point))),
        `a contest of ${seat} is lost`,
      );
  if (reading.form === 'review')
    for (const { severity, text } of meant.findings ?? []) {
      const mine = reading.findings.filter((each) =>
        bare([each.text, each.why, each.mend].filter(Boolean).join(' — ')).includes(bare(text)),
      );
      fault(mine.length === 0, `a finding is lost: ${text}`);
      fault(
        severity === 'blocking' && !mine.some((each) => each.severity === 'blocking'),
        `it blocks: ${text}`,
      );
    }
  for (const [id, word] of meant.points ?? []) {
    const read = reading.onPoints?.find((each) => each.id === id)?.word;
    fault(read !== undefined && closes.has(read) && read !== word, `${id} is closed, which was not said`);
    fault(word === 'kept' && read !== 'kept', `${id} was kept`);
  }
  for (const { id } of reading.onPoints ?? [])
    fault(!meant.points?.some(([each]) => each === id), `${id} was not spoken of`);
  for (const { n, mark } of reading.criteria ?? [])
    fault(
      mark === 'pass' && meant.criteria?.find(([each]) => each === n)?.[1] !== 'pass',
      `criterion ${n} passes, which was not said`,
    );
  if (reading.form === 'ballot')
    for (const { seat, stance } of reading.stances)
      fault(
        stance === 'agree' && meant.stances?.find(([each]) => each === seat)?.[1] !== 'agree',
        `agrees with ${seat}, which was not said`,
      );
  if (reading.form === 'synthesis')
    fault(
      reading.follows?.motion === true && meant.follows !== true,
      'follows the motion, which was not said',
    );
  if (reading.form === 'qa')
    for (const [point, mark] of meant.marks ?? []) {
      const read = reading.points[point as QaPoint]?.mark;
      fault(read === 'pass' && mark !== 'pass', `${point} passes, which was not said`);
      fault((mark === 'fail' || mark === 'warn') && read !== mark, `${mark} of ${point} is lost`);
    }
  return found;
}

/** Misread, but neither consent nor an objection: counted and printed. */
export function misread(reading: Reading, meant: Meaning, dress: string): [string, boolean][] {
  const all: [string, boolean][] = [];
  const note = (isSo: boolean, what: string) => all.push([what, isSo]);
  const vote = 'vote' in reading ? reading.vote : undefined;
  note(meant.vote === 'agree' && vote !== 'agree', 'agreement not read');
  if ('blocking' in reading && meant.blocking !== undefined) {
    note(meant.blocking.length === 0 && reading.blocking.length > 0, '“none” taken for an issue');
    note(meant.blocking.length === 0 && reading.missing?.includes('blocking') === true, '“none” not found');
    const isNested = dress.includes('nested');
    note(
      meant.blocking.length > 0 && reading.blocking.length !== (isNested ? 1 : meant.blocking.length),
      'issues cut otherwise',
    );
  }
  if (reading.form === 'challenge') {
    const letter = meant.backs === 'none' || meant.backs === 'unclear' ? undefined : meant.backs;
    note(letter !== undefined && reading.backs !== letter, 'backing not read');
    note(meant.backs === 'none' && reading.missing?.includes('backs') === true, 'backing of none not read');
    note(
      meant.ranking !== undefined && JSON.stringify(reading.ranking) !== JSON.stringify(meant.ranking),
      'ranking not read',
    );
  }
  if ('confidence' in reading || meant.confidence === 4)
    note(
      meant.confidence !== undefined &&
        (('confidence' in reading ? reading.confidence : undefined) ?? 'unclear') !== meant.confidence,
      'confidence misread',
    );
  if (reading.form === 'position')
    note((reading.proposal ?? 'unclear') !== (meant.proposal ?? 'unclear'), 'proposal misread');
  if (reading.form === 'review' && meant.findings !== undefined && !dress.includes('nested'))
    note(reading.findings.length !== meant.findings.length, 'findings cut otherwise');
  if (reading.form === 'frame')
    note(JSON.stringify(reading.options) !== JSON.stringify(meant.options), 'options misread');
  if (reading.form === 'synthesis')
    note((reading.follows?.motion ?? 'unclear') !== (meant.follows ?? 'unclear'), 'follows misread');
  for (const [id, word] of meant.points ?? [])
    note(
      (reading.onPoints?.find((each) => each.id === id)?.word ?? 'unclear') !== word,
      'word on a point misread',
    );
  for (const [n, mark] of meant.criteria ?? [])
    note((reading.criteria?.find((each) => each.n === n)?.mark ?? 'unclear') !== mark, 'criterion misread');
  if (reading.form === 'ballot')
    for (const [seat, stance] of meant.stances ?? [])
      note(
        (reading.stances.find((each) => each.seat === seat)?.stance ?? 'unclear') !== stance,
        'stance misread',
      );
  if (reading.form === 'qa')
    for (const [point, mark] of meant.marks ?? [])
      note((reading.points[point as QaPoint]?.mark ?? 'unclear') !== mark, 'mark of a gate misread');
  return all;
}
