/** The lines at the foot of the terminal while seats speak: one voice is shown as it streams, several by name. */
import type { CouncilHead } from '../../rpc/views/views.ts';
import type { Speaker } from '../follow/speakers.ts';
import { seatIn } from '../render/renderHead.ts';
import { firstLine } from '../render/renderTurn.ts';
import { tameLine } from './tame.ts';
import { markdown } from './terminalMarkdown.ts';
import { indent, narrower, type Page } from './terminalPage.ts';
import { cut } from './width.ts';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export const clockTime = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export interface Foot {
  speakers: Speaker[];
  head: CouncilHead;
  now: number;
  /** Counts up, for the one thing that moves. */
  tick: number;
  rows: number;
}

export function footLines({ speakers, head, now, tick, rows }: Foot, page: Page): string[] {
  const { paint, words } = page;
  if (speakers.length === 0) return [];
  const phase = head.phases.find((p) => p.state === 'now');
  const name = ({ turn }: Speaker) => tameLine(seatIn(head, turn.seat).name);
  const heard = speakers.filter(({ text }) => text !== '');
  const held = speakers.filter(({ turn, text }) => turn.heldUp !== undefined && text === '');
  const thinking = speakers.filter((speaker) => !held.includes(speaker));
  const told = [
    ...(heard.length > 0 ? [words.speaking(heard.map(name))] : []),
    ...(heard.length === 0 && thinking.length > 0 ? [words.thinking(thinking.map(name))] : []),
    ...(held[0] ? [words.heldUp(held.map(name), tameLine(held[0].turn.heldUp ?? ''))] : []),
  ];
  if (phase && phase.asked > 1) told.push(words.answered(phase.answered, phase.asked));
  if (phase?.startedAt !== undefined) told.push(clockTime(now - phase.startedAt - (phase.rested ?? 0)));
  const status = `${paint.blue(frames[tick % frames.length] ?? '')} ${paint.dim(cut(told.join(' · '), page.columns - 3))}`;
  const [only] = speakers;
  // Only a voice that is alone is streamed: of several, each is printed when it is whole.
  if (!only?.text || (phase?.asked ?? speakers.length) > 1) return ['', status];
  const text = indent(markdown(only.text, narrower(page, 3)), '   ');
  const room = Math.max(1, rows - 5);
  return ['', firstLine(only.turn, head, page), ...text.slice(-room), '', status];
}
