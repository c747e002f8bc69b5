/** Where a seat stands towards the others, line by line: `- @seat: [agree|disagree|partial] — comment`. */
import type { SeatId } from '../../ids.ts';
import type { ReadContext } from '../read.ts';
import type { ReadingProblem, Towards, TurnReading, Vote } from '../reading.ts';
import { plain, stripMarks } from './bareText.ts';
import type { Label } from './fieldNames.ts';
import { ownLines, type Sections } from './fields.ts';
import { findNamed } from './namedSeat.ts';
import { type Fields, wordsAt } from './objectFields.ts';
import { opensCondition } from './plainAgreement.ts';
import { readVote } from './votes.ts';

type Stances = TurnReading['stances'];

const asTowards: Partial<Record<Vote, Towards>> = { agree: 'agree', disagree: 'disagree', nuance: 'partial' };
const worst: Towards[] = ['disagree', 'partial', 'agree'];

/** The stances of a reply: of its section for them, or of the lines that address a seat when it has none. */
export function stancesIn(
  found: Sections<Label>,
  context: ReadContext,
): { stances: Stances; problems: ReadingProblem[] } {
  const section = found.filter((part) => part.key === 'responses');
  const lines = ownLines(
    (section.length > 0 ? section : found).flatMap((part) => (part.entries ? [] : part.lines)),
  );
  const entries = section.flatMap((part) => part.entries ?? []);
  const problems: ReadingProblem[] = [];
  const taken = new Map<SeatId, Stances[number]>();
  const stated = [
    ...lines.map((line) => lineOf(line, section.length === 0)),
    ...entries.map((entry) => (typeof entry === 'string' ? lineOf(entry, false) : entryOf(entry))),
  ];
  for (const said of stated) {
    if (!said) continue;
    const seats = seatsNamed(said.who, context);
    if (seats.length === 0 && said.addressed && problems.length < 50)
      problems.push({ code: 'unknown-seat', detail: said.who.slice(0, 100) });
    for (const seat of seats) {
      const before = taken.get(seat);
      // Two stances towards one seat: the worse one stands, so that none becomes agreement.
      if (seat === context.self || said.stance === undefined) continue;
      if (before && worst.indexOf(before.stance) <= worst.indexOf(said.stance)) continue;
      taken.set(seat, { seat, stance: said.stance, ...(said.comment ? { comment: said.comment } : {}) });
    }
  }
  const missing = (context.towards ?? []).filter((seat) => seat !== context.self && !taken.has(seat));
  return {
    stances: [...taken.values()],
    problems: [...problems, ...missing.map((seat) => ({ code: 'stance-missing' as const, detail: seat }))],
  };
}

interface Line {
  who: string;
  addressed: boolean;
  stance: Towards | undefined;
  comment: string;
}

/** `{"seat": "gpt", "stance": "agree", "comment": "…"}`. */
function entryOf(entry: Fields): Line | undefined {
  const who = wordsAt(entry, 'seat', 'agent', 'who', 'name', 'id', 'siege', 'qui');
  const stance = wordsAt(entry, 'stance', 'vote', 'agreement', 'position', 'accord', 'avis');
  if (who === undefined || stance === undefined) return undefined;
  const comment =
    wordsAt(entry, 'comment', 'text', 'reason', 'why', 'response', 'commentaire', 'raison', 'pourquoi') ?? '';
  return understood(who.replace(/^@/, ''), true, stance, comment);
}

/** `strict`: outside its section a line counts only when it plainly addresses someone and says one word. */
function lineOf(line: string, strict: boolean): Line | undefined {
  const bare = stripMarks(line.slice(0, 2000).replace(/^\s*#{1,6}\s*/, ''))
    .replace(/[*`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const cells = bare.startsWith('|') ? bare.split('|').map((cell) => cell.trim()) : undefined;
  const text = cells ? `${cells[1]}: ${cells.slice(2).join(' — ')}` : bare;
  const turned = /^(.{1,60}?) (?:with|avec|to) @([\p{L}\p{N}_-]{1,64})\W*(.*)$/u.exec(text);
  if (turned && !strict && towards(turned[1] ?? '') !== undefined)
    return understood(turned[2] ?? '', true, turned[1] ?? '', turned[3] ?? '');
  const head = /^(@?)([^:：—–[(]{1,100}?)\s?(?:[:：—–]| - |(?=[[(]))\s?(.*)$/u.exec(text);
  if (!head) return undefined;
  const [, at = '', who = '', rest = ''] = head;
  const { stance, comment } = statement(rest);
  if (strict && (at === '' || stance.split(' ').length > 3)) return undefined;
  return understood(who, at !== '', stance, comment);
}

const understood = (who: string, addressed: boolean, stated: string, comment: string): Line => {
  const tail = comment.replace(/^[—–:;,.\s-]+/u, '').trim();
  // The choice of the form, left as it stood.
  const stance = /^(?:agree|partial|disagree)(?:\W+(?:agree|partial|disagree))*\W*$/.test(plain(tail))
    ? undefined
    : towards(stated);
  const partly = stance === 'agree' && (hedge.test(plain(tail)) || opensCondition(tail));
  return { who, addressed, stance: partly ? 'partial' : stance, comment: tail.slice(0, 1000) };
};

const hedge =
  /^(?:(?:but|mais|only|seulement|though)\s+)*(?:partial|partly|in part|en partie|partiel|nuance)/;

/** What stands before the comment, be it in brackets or before a dash. A bracket with no stance is an aside. */
function statement(rest: string): { stance: string; comment: string } {
  const bracket = /^[[(]([^\])]{0,200})[\])]\s?[:：—–-]?\s?(.*)$/u.exec(rest);
  if (bracket) {
    const [, inside = '', tail = ''] = bracket;
    return rest.startsWith('[') || towards(inside) !== undefined
      ? { stance: inside, comment: tail }
      : statement(tail.startsWith('(') ? '' : tail);
  }
  const [, stance = '', comment = ''] = /^(.*?)(?:\s?[—–:：;.!]+\s?| - |$)(.*)$/u.exec(rest) ?? [];
  return { stance, comment };
}

const stanceWord = /(?:dis)?agree|accord\b|\bpartial|\bpartly|\bpartiel|\bpartie\b|\bnuance|(?:^|\s)[+-]1\b/;

/** A stance is one of the words of the scale near the beginning; "pour ma part" is none. */
function towards(stated: string): Towards | undefined {
  const start = plain(stated).split(/\s+/).slice(0, 5).join(' ');
  if (!stanceWord.test(start)) return undefined;
  const whole = asTowards[readVote(stated)];
  if (whole !== undefined) return whole;
  const [head = '', ...more] = stated.split(',');
  const first = asTowards[readVote(head)];
  if (first !== 'agree') return first;
  const rest = more.join(',');
  return opensCondition(rest) && !/disagree|desaccord|pas d'accord/.test(plain(rest)) ? 'partial' : undefined;
}

function seatsNamed(who: string, { named }: ReadContext): SeatId[] {
  const one = findNamed(who, named);
  if (one !== undefined) return [one];
  const several = who.split(/\s*(?:,|&|\/|\band\b|\bet\b)\s*/).map((each) => findNamed(each, named));
  return several.every((seat) => seat !== undefined) ? several : [];
}
