/**
 * The tool calls that an agent announces: what it does by itself, by its own word. Each is noted once, when it has ended
 * or its turn has, with all that was told of it meanwhile; a flood of them fills nothing.
 */
import type { AnnouncedEnd } from '../../../core/councils/toolUse.ts';
import type { CallNews, ToolKind } from './agentUpdates.ts';

export interface AnnouncedCall {
  kind: ToolKind;
  title: string;
  places: string[];
  end: AnnouncedEnd;
  from: number;
}

export interface AnnouncedCalls {
  heard(news: CallNews): void;
  /** A permission that it asked for was refused, and is on record: that the call then failed goes without saying. */
  refused(id: string): void;
  /** The turn is over: what has not ended is noted as it stands. Answers how many were not noted at all. */
  end(): number;
}

interface Open extends CallNews {
  from: number;
}

const mostNoted = 50;
/** Calls under way at once; more are counted and not followed. */
const mostOpen = 200;

export function announcedCalls(now: () => number, note: (call: AnnouncedCall) => void): AnnouncedCalls {
  const open = new Map<string, Open>();
  /** Over, or not worth another note. */
  const settled = new Set<string>();
  let noted = 0;
  let passed = 0;

  function settle({ id, kind, title, places, from }: Open, end: AnnouncedEnd): void {
    open.delete(id);
    if (settled.has(id)) return;
    if (++noted > mostNoted) {
      passed++;
      return;
    }
    settled.add(id);
    note({ kind: kind ?? 'other', title: title ?? '', places: places ?? [], end, from });
  }

  return {
    heard(news) {
      if (news.begins) settled.delete(news.id);
      if (settled.has(news.id)) return;
      const known = open.get(news.id);
      if (!known && open.size >= mostOpen) {
        if (news.begins) passed++;
        return;
      }
      const call = { from: now(), ...known, ...news };
      if (news.status === 'completed' || news.status === 'failed') settle(call, news.status);
      else open.set(news.id, call);
    },
    refused(id) {
      open.delete(id);
      if (settled.size < mostOpen) settled.add(id);
    },
    end() {
      for (const call of open.values()) settle(call, 'open');
      return passed;
    },
  };
}
