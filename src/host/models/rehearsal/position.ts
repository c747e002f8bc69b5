/** COLLECT: a side of one's own on the question, in the seat's voice, with the brief's own words. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import { type Actor, enter } from './actor.ts';
import { hash, shuffle } from './draw.ts';
import { frames } from './frames.ts';
import { labels } from './labels.ts';
import { clipped } from './quote.ts';
import { languageOf } from './stopwords.ts';
import { holds, quoted } from './subject.ts';
import { termsOf } from './terms.ts';
import { listed } from './typeset.ts';

export function writePosition(scene: Scene): string {
  const actor = enter(scene);
  const { voice, part, say } = actor;
  const opening = `${say(voice.open[part.side], 'side')} ${say(voice.because[part.side], 'side')}`;
  const ground = [whereISit(actor), say(voice.ground, 'ground')].filter(Boolean).join(' ');
  const brief = fromTheBrief(actor, `${opening} ${ground}`);
  const paragraphs = [acknowledgement(actor), opening, ground, brief.join(' ')].filter(Boolean);
  return `${paragraphs.join('\n\n')}\n\n*${labels[scene.language].changeMind}${say(voice.mind[part.side], 'side')}*`;
}

/** The seat's persona or role in a sentence, some of the time, and only in the council's language. */
export function whereISit({ scene, voice, say, frame, at, language }: Actor): string {
  const { seat, seed } = scene;
  const concern = say(voice.concern, 'concern');
  const lines = personaLines(seat.persona);
  const line = lines[hash(seed, seat.id, 'persona line') % Math.max(1, lines.length)];
  // Not everyone introduces themselves: one seat in three by its persona, one in three by its role.
  const turn = (at + hash(seed, 'seat')) % 3;
  const spoken = (text: string) => (languageOf(text) ?? language) === language;
  if (line && spoken(line) && turn === 0)
    return frame(frames[language].persona, 'persona', { persona: clipped(line, language), concern });
  if (seat.role && seat.role.length < 60 && spoken(seat.role) && turn === 1)
    return frame(frames[language].role, 'role', {
      role: quoted(seat.role.replace(/[.\s]+$/u, ''), language),
      concern,
    });
  return '';
}

/** Sentences of a persona that say more than a name, short enough to quote. */
function personaLines(persona: string): string[] {
  return persona
    .replace(/\s+/gu, ' ')
    .split(/(?<=[.!?])\s+/u)
    .filter((line) => line.split(' ').length >= 3 && line.split(' ').length <= 14)
    .filter(
      (line) => !/^(?:you are|you’re|i am|tu es|vous êtes|je suis)\b/iu.test(line) && !/["“«]/u.test(line),
    );
}

/** One or two sentences with the constraints, the acceptance, the context or further nouns of the brief. */
export function fromTheBrief(actor: Actor, before: string): string[] {
  const { scene, voice, say, frame, at, language, subject } = actor;
  const { brief, seed, seat } = scene;
  const concern = say(voice.concern, 'other concern');
  const spread = (things: readonly string[]) =>
    things[(at + hash(seed, 'spread')) % Math.max(1, things.length)];
  const spoken = (text: string | undefined) =>
    text && (languageOf(text) ?? language) === language ? clipped(text, language) : undefined;
  const constraint = spoken(spread(brief.constraints));
  const acceptance = spoken(spread(brief.acceptance));
  const context = fromContext(scene.context, scene);
  const format = spoken(brief.format);
  const sentences = [
    constraint && say(voice.constraint, 'constraint', { constraint }),
    acceptance && say(voice.acceptance, 'acceptance', { acceptance }),
    context && say(voice.context, 'context', { context }),
    format && frame(frames[language].format, 'format', { format, concern }),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '');
  const missing = subject.nouns.filter((noun) => !holds(before, noun)).slice(0, 3);
  const nouns =
    missing.length > 0
      ? [frame(frames[language].nouns, 'nouns', { terms: listed(missing, language), concern })]
      : [];
  return [
    ...shuffle(sentences as string[], seed, seat.id, 'brief').slice(0, nouns.length > 0 ? 1 : 2),
    ...nouns,
  ];
}

/** A short sentence of the context, else a noun of it, in quotation marks. */
function fromContext(context: string | undefined, { language, seed, seat }: Scene): string | undefined {
  if (!context) return undefined;
  const prose = context.replace(/^.*\n\n(`{3,}|~{3,})[\s\S]*?\n\1/gmu, '');
  const lines = prose
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((line) => line.replace(/^[\s#>*-]+/u, '').trim())
    .filter(
      (line) =>
        line.split(' ').length >= 3 &&
        line.split(' ').length <= 16 &&
        (languageOf(line) ?? language) === language,
    );
  const line = lines[hash(seed, seat.id, 'context line') % Math.max(1, lines.length)];
  if (line) return clipped(line, language, 16);
  const term = termsOf(prose.slice(0, 2000), language)[0]?.text;
  return term === undefined ? undefined : quoted(term, language);
}
