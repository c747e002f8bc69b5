/** Another way to say who speaks when and when a channel is dormant, from what happened alone: the turn manager is held to it. */
import assert from 'node:assert/strict';
import type { Channel } from '../../src/core/channels/channel.ts';

export type Happening =
  | { act: 'say' | 'post'; to?: string }
  | { act: 'real' | 'again' | 'pass' | 'wait' | 'silence' }
  | { act: 'members'; members: string[] };

/** What `again` says each time. */
export const sameWords = 'the cache must be emptied first';

export function cycleOracle(first: readonly string[], isShuffled: boolean) {
  let members = [...first];
  let list = [...first];
  /** The place in the list behind whoever spoke last in the order. */
  let place = 0;
  let spoken: string[] = [];
  let unable = new Set<string>();
  let [completed, real, heard] = [0, 0, false];
  let awake = false;
  let reason: string | undefined;
  let floor: { id: string; outside: boolean } | undefined;
  const asked: string[] = [];
  let last: string | undefined;
  let lastWord: string | undefined;
  /** Asks since a person spoke, over wakes: what is posted comes from a turn of depth 1. */
  let depth = 1;
  const waiting = new Set<string>();
  const repeats = new Map<string, number>();
  let window: Channel['messages'] = [];
  const silences = new Map<string, number>();
  const counts = { cycles: 0, dormancies: 0, alone: 0, repeated: 0 };

  const isAble = (id: string) => members.includes(id) && !waiting.has(id) && (silences.get(id) ?? 0) < 3;
  /** Nobody answers himself: where one can speak there is no order. */
  const alone = () => {
    const able = members.filter(isAble);
    return able.length === 1 ? able[0] : undefined;
  };
  const rebuilt = () => [
    ...list.filter((id) => members.includes(id)),
    ...members.filter((id) => !list.includes(id)),
  ];

  function begin(order: readonly string[], channel: Channel): void {
    counts.cycles += 1;
    assert.deepEqual([...channel.cycle.list].sort(), [...order].sort(), 'the list is who is here');
    if (!isShuffled) assert.deepEqual(channel.cycle.list, order, 'in the order of before, newcomers last');
    list = [...channel.cycle.list];
    [spoken, unable, place] = [[], new Set(), 0];
    [completed, real, heard, awake, reason] = [0, 0, false, true, undefined];
    for (const id of list) if (!isAble(id)) unable.add(id);
    if (!floor) next(channel);
  }

  function calm(): void {
    [list, awake, reason, floor] = [rebuilt(), false, undefined, undefined];
    counts.alone += 1;
  }

  /** The floor is free: to whoever was asked outside the order, along the list, else as the boundary says. */
  function next(channel: Channel): void {
    floor = undefined;
    for (const id of list) if (!isAble(id)) unable.add(id);
    for (let id = asked.shift(); id !== undefined; id = asked.shift())
      if (isAble(id)) {
        floor = { id, outside: true };
        return;
      }
    if (!awake) return;
    const only = alone();
    if (only !== undefined && lastWord === only) return calm();
    // Who should begin may have spoken last, outside the order: then another one does.
    if (isShuffled && spoken.length === 0) list = [...channel.cycle.list];
    const id = list.slice(place).find(isAble);
    if (id !== undefined) {
      if (isShuffled && spoken.length === 0 && list.filter(isAble).length > 1)
        assert.notEqual(id, last, 'the last speaker is not the first');
      floor = { id, outside: false };
      place = list.indexOf(id) + 1;
      return;
    }
    assert.equal(new Set(spoken).size, spoken.length, 'nobody speaks twice in a cycle');
    for (const one of list)
      assert.ok(spoken.includes(one) || unable.has(one), `${one} was never asked in its cycle`);
    const newcomers = members.filter((one) => !list.includes(one));
    const all = rebuilt();
    if (!all.some(isAble)) return sleep(all, 'nobody-able', channel);
    if (newcomers.length > 0 || heard || real > 0) return begin(all, channel);
    sleep(all, completed === 0 ? 'nobody-completed' : 'all-passed', channel);
  }

  /** Whoever has the floor leaves it. */
  function pass(channel: Channel): void {
    if (floor) {
      if (!floor.outside) spoken.push(floor.id);
      last = floor.id;
    }
    next(channel);
  }

  function sleep(all: string[], why: string, channel: Channel): void {
    counts.dormancies += 1;
    const able = channel.cycle.list.filter(isAble);
    if (isShuffled && able.length > 1) assert.notEqual(able[0], last, 'shuffled for the wake already');
    [list, awake, reason, floor] = [all, false, why, undefined];
  }

  function said(happening: { act: 'say' | 'post'; to?: string }, channel: Channel): void {
    const { act, to } = happening;
    lastWord = act;
    if (act === 'say') {
      waiting.clear();
      repeats.clear();
      depth = 1;
    }
    if (to !== undefined && members.includes(to) && (silences.get(to) ?? 0) >= 3) {
      silences.delete(to);
      waiting.delete(to);
    }
    const only = alone();
    if (only !== undefined) {
      // As where there is one agent: it answers people, and nobody answers an agent.
      if (act === 'post') return;
      const open = floor;
      calm();
      floor = open;
      if (!asked.includes(only)) asked.push(only);
      if (!floor) next(channel);
      return;
    }
    const isDeeper = act === 'post' && depth < 2;
    if (act === 'say' || isDeeper) heard = true;
    if (awake && isDeeper) depth = 2;
    if (!awake && list.some(isAble)) {
      if (act === 'post') depth = 2;
      begin(list, channel);
    }
  }

  /** Three turns of the order that repeat its own make an agent pass; the same answer to a person’s question does not. */
  function isRepeated(act: Happening['act']): boolean {
    if (!floor || floor.outside) return false;
    const { id } = floor;
    const own = window.some(({ by, text }) => by === id && text === sameWords);
    if (act !== 'again' || !own) repeats.delete(id);
    else repeats.set(id, (repeats.get(id) ?? 0) + 1);
    const isThird = (repeats.get(id) ?? 0) >= 3;
    if (isThird) counts.repeated += 1;
    return isThird;
  }

  /** Takes what happened; the channel is as it is after it. */
  function take(happening: Happening, channel: Channel): void {
    switch (happening.act) {
      case 'say':
      case 'post':
        return said(happening, channel);
      case 'members': {
        members = happening.members;
        if (!awake) list = rebuilt();
        for (const id of list) if (awake && !isAble(id)) unable.add(id);
        if (floor && !members.includes(floor.id)) pass(channel);
        return;
      }
      default: {
        if (floor === undefined) return;
        const { id } = floor;
        if (happening.act === 'silence') silences.set(id, (silences.get(id) ?? 0) + 1);
        else {
          silences.delete(id);
          completed += 1;
          if (happening.act !== 'pass' && !isRepeated(happening.act)) {
            real += 1;
            lastWord = id;
          }
          if (happening.act === 'wait') waiting.add(id);
        }
        pass(channel);
      }
    }
  }

  function agrees(channel: Channel): void {
    window = channel.messages;
    assert.equal(channel.stage === 'running', awake, 'awake exactly when the rule says');
    assert.equal(channel.dormant, reason, 'dormant for the reason that the rule says');
    assert.equal(channel.turn?.agent, floor?.id, 'the floor is whose it should be');
  }
  return { take, agrees, counts };
}
