/** SYNTHESIZE: what was agreed, what was not, what each seat brought, one recommendation, and the minority kept. */
import type { Language, SeatId } from '../../../core/ids.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgeWith } from './acknowledgement.ts';
import { aboutOf, commonSlots } from './actor.ts';
import { answerIn } from './answers.ts';
import { type Closing, closingOf, sentBackLine } from './closing.ts';
import { hash } from './draw.ts';
import { labels } from './labels.ts';
import { type Answer, planCouncil } from './plan.ts';
import { clipped, fragmentOf } from './quote.ts';
import { quoted } from './subject.ts';
import { synthesisWords } from './synthesisWords.ts';
import { type Ballot, ballotsOf, disagreementsOf } from './tally.ts';
import { argumentIn } from './turn.ts';
import { fill, listed, type Slots } from './typeset.ts';

interface Draft {
  scene: Scene;
  language: Language;
  answer: Answer;
  /** The lines of a last word that is not a debate's. */
  closing?: Closing;
  ballots: Ballot[];
  /** What everybody says, and nobody need quote. */
  worn: string;
  key: string;
  say(lines: readonly string[], occasion: string, more?: Slots): string;
}

export function writeSynthesis(scene: Scene): string {
  const { language } = scene;
  const plan = planCouncil(scene.seed, Math.max(1, scene.table.length));
  const subject = aboutOf(scene);
  const ballots = ballotsOf(scene);
  const closing = closingOf({ scene, plan, subject, ballots });
  const common = {
    ...commonSlots(scene, plan, subject),
    answer: closing?.answer ?? answerIn(language, plan.answer, subject),
  };
  const draft: Draft = {
    scene,
    language,
    answer: closing?.kind ?? plan.answer,
    ...(closing ? { closing } : {}),
    ballots,
    worn: subject.act,
    key: subject.key,
    say: (lines, occasion, more = {}) =>
      fill(
        lines[hash(scene.seed, 'synthesis', scene.round, occasion) % lines.length] ?? '',
        { ...common, ...more },
        language,
      ),
  };
  const { headings } = labels[language];
  const words = synthesisWords[language];
  const section = (heading: string, lines: string[]) => `${heading}\n\n${lines.join('\n')}`;
  const dissent = minority(draft);
  return [
    acknowledgeWith(scene.injections, language, (heard) =>
      draft.say(words.acknowledge, `acknowledge ${heard.by}`, { ...heard }),
    ),
    section(headings.consensus, bullets(consensus(draft))),
    section(headings.disagreements, bullets(disagreements(draft))),
    section(headings.insights, bullets(insights(draft))),
    section(headings.recommendation, [recommendation(draft)]),
    section(headings.risks, bullets(risks(draft))),
    dissent.length > 0 ? section(headings.minority, bullets(dissent)) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const bullets = (lines: string[]) => lines.filter(Boolean).map((line) => `- ${line}`);

function consensus({ scene, language, answer, closing, ballots, say }: Draft): string[] {
  const words = synthesisWords[language];
  const agreed = ballots.filter((ballot) => ballot.vote === 'agree').map((ballot) => ballot.name);
  const voted = ballots.filter((ballot) => ballot.vote !== undefined).length;
  const size =
    agreed.length === 0 ? 'nobody' : agreed.length === 1 ? 'one' : agreed.length === voted ? 'all' : 'many';
  const resolved = [...scene.others, ...scene.own].some((heard) => heard.reading.form === 'final');
  const missing = listed([...new Set(scene.absent.map((one) => one.name))], language);
  return [
    voted === 0 ? '' : say(words.support[size], 'support', { names: listed(agreed, language) }),
    closing && !closing.kind ? '' : say(words.shared[answer], 'shared'),
    ...(closing?.course ?? [
      voted === 0 ? '' : resolved ? say(words.late, 'late') : size === 'all' ? say(words.early, 'early') : '',
    ]),
    missing ? say(words.absent, 'absent', { names: missing }) : '',
  ];
}

function disagreements({ scene, language, ballots, say }: Draft): string[] {
  const words = synthesisWords[language];
  const found = disagreementsOf(scene);
  if (found.length === 0) return [say(words.noDisagreement, 'none')];
  const nameOf = (seat: SeatId | undefined) => scene.table.find((one) => one.id === seat)?.name ?? seat;
  return found.slice(0, 6).map((one, at) => {
    const ballot = ballots.find((each) => each.seat === one.seat);
    const name = nameOf(one.seat) ?? one.seat;
    const lines = ballot?.vote === 'agree' ? words.moved : words.stands;
    const outcome = say([lines[(at + hash(scene.seed, 'outcome')) % lines.length] ?? ''], 'outcome', {
      name,
    });
    const mark = one.blocking ? ` (${words.blocking})` : '';
    return `${words.versus(name, nameOf(one.against), clipped(one.point, language))}${mark}${language === 'fr' ? '\u202f' : ''}; ${outcome}.`;
  });
}

/** What someone says without speaking to another, at a round table and in a review; in a debate all of it. */
function ownWords(heard: Heard | undefined, closing: Closing | undefined): string {
  if (heard?.reading.form === 'turn') return argumentIn(heard.text);
  const text = heard?.text ?? '';
  return closing && heard?.reading.form === 'challenge' ? text.replace(/^.*@.*$/gmu, '') : text;
}

/** A sentence of each seat that spoke, from its first reply, in its own words. */
function insights({ worn, closing, key, scene, language, ballots, say }: Draft): string[] {
  const lines = synthesisWords[language].insight;
  const turn = hash(scene.seed, 'insight') % lines.length;
  return ballots.flatMap(({ seat, said }, at) => {
    const words = fragmentOf(
      ownWords(said[0], closing),
      closing ? [worn, key] : [worn],
      scene.seed,
      'insight',
      seat,
    );
    const line = lines[(turn + at) % lines.length] ?? '';
    return words ? [`@${seat}: ${say([line], 'insight', { quote: quoted(words, language) })}`] : [];
  });
}

function recommendation({ scene, language, answer, closing, ballots, say }: Draft): string {
  const words = synthesisWords[language];
  const willing = ballots.filter((ballot) => ballot.vote !== 'disagree' && ballot.recommends);
  const start = hash(scene.seed, 'first') % Math.max(1, willing.length);
  const quote = (ballot: Ballot) => ({
    name: ballot.name,
    quote: clipped(ballot.recommends ?? '', language, 18),
  });
  const first = willing[start];
  const second = willing.length > 1 ? willing[(start + 1) % willing.length] : undefined;
  const acceptance = scene.brief.acceptance[0];
  return [
    closing?.recommendation ?? say(words.core[answer], 'core'),
    first ? say(words.first, 'first', quote(first)) : '',
    second ? say(words.condition, 'condition', quote(second)) : '',
    acceptance ? say(words.measure, 'measure', { acceptance: clipped(acceptance, language) }) : '',
    scene.anotherRound ? say(words.again, 'again', { said: clipped(scene.anotherRound, language) }) : '',
    sentBackLine(scene),
  ]
    .filter(Boolean)
    .join(' ');
}

function risks({ language, answer, closing, ballots, say }: Draft): string[] {
  const words = synthesisWords[language];
  const warned = ballots.find((ballot) => ballot.blocking.length > 0);
  return [
    ...(closing?.risks ?? [say(words.risk[answer], 'risk')]),
    warned
      ? say(words.riskOf, 'warned', {
          name: warned.name,
          quote: clipped(warned.blocking[0] ?? '', language, 18),
        })
      : '',
  ];
}

/** Only those whose last vote was against. */
function minority({ worn, closing, scene, language, ballots, say }: Draft): string[] {
  const words = synthesisWords[language];
  return ballots
    .filter((ballot) => ballot.vote === 'disagree')
    .map((ballot) => {
      const last: Heard | undefined = ballot.said.findLast((heard) => heard.reading.form !== 'ballot');
      const quote = quoted(
        fragmentOf(ownWords(last, closing), [worn], scene.seed, 'minority', ballot.seat),
        language,
      );
      const instead = ballot.proposes
        ? ` ${say(words.instead, 'instead', { quote: clipped(ballot.proposes, language, 40) })}`
        : '';
      return `@${ballot.seat}: ${say(words.minority, `minority ${ballot.seat}`, { quote })}.${instead}`;
    });
}
