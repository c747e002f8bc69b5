/** A seated person's turn, asked at the terminal: what the form needs one by one, put together as the form that is read. */
import { own } from '../../rpc/own.ts';
import { answeredOn } from '../../rpc/views/answeredOn.ts';
import type { CouncilView, TurnView } from '../../rpc/views/views.ts';
import { peopleCli } from '../../rpc/words/cli/peopleCli.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { answerForm, answeringWords } from '../../rpc/words/pages/answeringWords.ts';
import type { Io } from '../output/io.ts';
import { seatIn } from '../render/renderHead.ts';

/** The open turn of the person at this terminal. Turns that were left for later are not asked for again. */
export const personAsked = (
  { head, entries }: CouncilView,
  me: string | undefined,
  left: ReadonlySet<string>,
): TurnView | undefined =>
  head.status !== 'running'
    ? undefined
    : entries.find(
        (entry): entry is TurnView =>
          entry.kind === 'turn' &&
          (entry.state === 'queued' || entry.state === 'speaking') &&
          entry.waits !== true &&
          !left.has(entry.key) &&
          entry.seat === me &&
          head.seats.some((seat) => seat.id === me && seat.kind === 'human'),
      );

export interface TurnAnswer {
  words: string;
  vote?: string;
  confidence?: number;
  stances?: { name: string; stance: string }[];
}

/** In the words that every reader of these forms looks for. */
export function written(form: string | undefined, { words, vote, confidence, stances }: TurnAnswer): string {
  const others = (stances ?? []).map(({ name, stance }) => `- ${name}: ${stance}`).join('\n') || 'none';
  switch (form) {
    case 'challenge':
      return `- **Vote**: ${vote}\n\n**Response**: ${words}\n\n**Blocking issues:** none`;
    case 'final':
      return `${words}\n\n- **Vote**: ${vote}\n- **Confidence**: ${confidence}\n\n**Blocking issues:** none`;
    case 'turn':
      return `## Position\n${words}\n\n## Responses to Others\n${others}\n\n## Confidence\n${confidence}`;
    case 'ballot':
      return `## Final position\n${words}\n\n## Confidence\n${confidence}\n\n## Agreement\n${others}`;
    default:
      return words;
  }
}

const voting: ReadonlySet<string> = new Set(['challenge', 'final']);
const sure: ReadonlySet<string> = new Set(['final', 'turn', 'ballot']);
const standing: ReadonlySet<string> = new Set(['turn', 'ballot']);
const levels = ['1', '2', '3', '4', '5'];

/** Whoever has spoken before can be answered to. */
const spoke = ({ head, entries }: CouncilView, me: string): { name: string }[] =>
  head.seats.filter(
    (seat) =>
      seat.votes &&
      seat.id !== me &&
      entries.some((entry) => entry.kind === 'turn' && entry.seat === seat.id && entry.state === 'replied'),
  );

/** Nothing when it is left for later, or when the signal says that it is no longer asked. */
export async function askTurn(
  io: Io,
  view: CouncilView,
  turn: TurnView,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { isCancel, log, select, text } = await import('@clack/prompts');
  const { council, language } = io.page();
  const words = peopleCli[language];
  const { head } = view;
  const form = turn.form ?? head.phases.find(({ run }) => run === turn.run)?.form ?? '';
  log.step(words.yourTurn(seatIn(head, turn.seat).name, own(council.phases, turn.phase) ?? turn.phase));
  const about = answeredOn(head, turn);
  const isWork = form === 'final' && about.motion?.by === 'document';
  const verdicts: Record<string, string> = isWork ? motionWords[language].verdicts : council.votes;
  log.message(answerForm(answeringWords[language], form, about).hint);
  const choose = async (message: string, values: readonly string[], label: (value: string) => string) => {
    const options = values.map((value) => ({ value, label: label(value) }));
    const chosen = await select({ message, options, signal, showInstructions: false });
    return isCancel(chosen) ? undefined : chosen;
  };
  const said = await text({
    message: words.words,
    signal,
    validate: (given) => (given?.trim() ? undefined : words.needed),
  });
  if (isCancel(said)) return undefined;
  const answer: TurnAnswer = { words: said.trim() };
  if (voting.has(form)) {
    const vote = await choose(
      words.vote,
      ['agree', 'nuance', 'disagree'],
      (value) => verdicts[value] ?? value,
    );
    if (vote === undefined) return undefined;
    answer.vote = vote;
  }
  for (const { name } of standing.has(form) ? spoke(view, turn.seat) : []) {
    const stance = await choose(
      words.towards(name),
      ['agree', 'partial', 'disagree'],
      (value) => council.towards[value as 'agree'],
    );
    if (stance === undefined) return undefined;
    answer.stances = [...(answer.stances ?? []), { name, stance }];
  }
  if (sure.has(form)) {
    const level = await choose(words.confidence, levels, (value) => `${value}/5`);
    if (level === undefined) return undefined;
    answer.confidence = Number(level);
  }
  return written(form, answer);
}
