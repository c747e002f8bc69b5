/** Tells a council as it happens: to a terminal with a living foot, to a pipe in plain lines, or as JSON. */
import type { CouncilView } from '../../rpc/views/views.ts';
import { type Io, note, say, sayJson } from '../output/io.ts';
import { line, type Paths } from '../output/result.ts';
import { momentLines } from '../render/renderMoment.ts';
import { footLines } from '../terminal/speakingFoot.ts';
import type { Watcher } from './followCouncil.ts';
import { speakers } from './speakers.ts';
import { type Moment, storyteller } from './story.ts';

export interface Screen {
  print(lines: string[]): void;
  foot(lines: string[]): void;
  /** Takes the foot away and gives the cursor back. */
  close(): void;
}

const hideCursor = '\u001b[?25l';
const showCursor = '\u001b[?25h';
/** Asks the terminal to show what is between them at once; those that do not know it ignore it. */
const begin = '\u001b[?2026h';
const end = '\u001b[?2026l';

export function screen(write: (text: string) => void): Screen {
  let drawn: string[] = [];
  const erase = (): string => (drawn.length === 0 ? '' : `\r\u001b[${drawn.length}A\u001b[J`);
  const draw = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');
  return {
    print: (lines) => {
      if (lines.length > 0) write(begin + erase() + draw(lines) + draw(drawn) + end);
    },
    foot: (lines) => {
      if (lines.length === drawn.length && lines.every((line, n) => line === drawn[n])) return;
      const out = begin + (drawn.length === 0 ? hideCursor : '') + erase() + draw(lines) + end;
      drawn = lines;
      write(lines.length === 0 ? out + showCursor : out);
    },
    close: () => {
      if (drawn.length > 0) write(erase() + showCursor);
      drawn = [];
    },
  };
}

type News = (view: CouncilView) => Moment[];

export type Telling = 'text' | 'json' | 'ndjson';

export interface Teller extends Watcher {
  /** Gives the terminal to a question, and takes it back. */
  rest(): void;
  wake(): void;
  close(): void;
}

const silent = (io: Io): Teller => ({
  changed: () => {},
  delta: () => {},
  lost: () => note(io, io.page().words.hints.reattaching),
  rest: () => {},
  wake: () => {},
  close: () => {},
});

/** How often the foot is drawn again while it lives. */
const beat = 100;

function onTerminal(io: Io, news: News): Teller {
  const voices = speakers();
  const shown = screen(io.out);
  let view: CouncilView | undefined;
  let timer: NodeJS.Timeout | undefined;
  let tick = 0;
  const draw = () => {
    if (!view) return;
    tick += 1;
    const foot = { speakers: voices.now(), head: view.head, now: Date.now(), tick, rows: io.rows() };
    shown.foot(footLines(foot, io.page()));
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
    shown.foot([]);
  };
  const tell = () => {
    if (!view) return;
    for (const moment of news(view)) {
      // The turn that was streaming in the foot now stands above it, whole.
      shown.foot([]);
      shown.print(momentLines(moment, io.page()));
    }
  };
  const wake = () => {
    // What happened while a question had the terminal is told now, in its order.
    tell();
    timer ??= setInterval(draw, beat);
  };
  wake();
  return {
    changed: (next) => {
      view = next;
      voices.changed(next);
      if (!timer) return;
      tell();
      draw();
    },
    delta: voices.delta,
    lost: () => shown.print(['', io.page().words.hints.reattaching]),
    rest,
    wake,
    close: () => {
      rest();
      tell();
      shown.close();
    },
  };
}

/** That a decision is waited for is news only to those who do not take it here and now. */
const exceptDecision = (news: News): News => {
  return (view) => news(view).filter((moment) => moment.kind !== 'status' || moment.status !== 'decision');
};

/** The end names the files of the council: it is told once they are written. */
export const endWhenRecorded = (news: News): News => {
  let held: Moment | undefined;
  return (view) => {
    const { recorded } = view.head;
    const told = news(view);
    if (recorded === true) {
      const all = held ? [...told, held] : told;
      held = undefined;
      return all;
    }
    held = told.find((moment) => moment.kind === 'end') ?? held;
    return told.filter((moment) => moment.kind !== 'end');
  };
};

export interface TellerOptions {
  telling: Telling;
  onlyLook?: boolean;
  pathsOf(view: CouncilView): Paths;
}

export function teller(io: Io, { telling, onlyLook, pathsOf }: TellerOptions): Teller {
  if (telling === 'json') return silent(io);
  const all = storyteller();
  const news = telling === 'ndjson' ? endWhenRecorded(all) : onlyLook ? all : exceptDecision(all);
  if (telling === 'text' && io.terminal) return onTerminal(io, news);
  return {
    ...silent(io),
    changed: (view) => {
      for (const moment of news(view)) {
        if (telling === 'ndjson') sayJson(io, line(moment, view, pathsOf(view)));
        else say(io, momentLines(moment, io.page()));
      }
    },
  };
}
