/** Another way to say who speaks when and when a channel is dormant, from what happened alone: the turn manager is held to it. */
import assert from 'node:assert/strict';
import type { Channel } from '../../src/core/channels/channel.ts';

export type Happening =
  | { act: 'say' | 'post'; to?: string }
  | { act: 'real' | 'pass' | 'wait' | 'silence' }
  | { act: 'members'; members: string[] };

export function cycleOracle(first: readonly string[], isShuffled: boolean) {
  let members = [...first];
  let list = [...first];
  let spoken: string[] = [];
  let unable = new Set<string>();
  let [completed, real, heard] = [0, 0, false];
  let awake = false;
  let reason: string | undefined;
  let floor: string | undefined;
  let last: string | undefined;
  const waiting = new Set<string>();
  const silences = new Map<string, number>();
  const counts = { cycles: 0, dormancies: 0 };

  const isAble = (id: string) => members.includes(id) && !waiting.has(id) && (silences.get(id) ?? 0) < 3;

  function begin(order: readonly string[], channel: Channel): void {
    counts.cycles += 1;
    assert.deepEqual([...channel.cycle.list].sort(), [...order].sort(), 'the list is who is here');
    if (!isShuffled) assert.deepEqual(channel.cycle.list, order, 'in the order of before, newcomers last');
    list = [...channel.cycle.list];
    [spoken, unable, completed, real, heard, awake, reason] = [[], new Set(), 0, 0, false, true, undefined];
    for (const id of list) if (!isAble(id)) unable.add(id);
    const first = list.find(isAble);
    if (isShuffled && list.filter(isAble).length > 1)
      assert.notEqual(first, last, 'the last speaker is not the first');
    floor = first;
  }

  /** Who is next once the floor is free: along the list, else what the boundary says. */
  function pass(channel: Channel): void {
    if (floor !== undefined) {
      spoken.push(floor);
      last = floor;
    }
    for (const id of list) if (!isAble(id)) unable.add(id);
    const place = list.indexOf(floor ?? '') + 1;
    floor = list.slice(place).find(isAble);
    if (floor !== undefined) return;
    assert.equal(new Set(spoken).size, spoken.length, 'nobody speaks twice in a cycle');
    for (const id of list)
      assert.ok(spoken.includes(id) || unable.has(id), `${id} was never asked in its cycle`);
    const stayed = list.filter((id) => members.includes(id));
    const newcomers = members.filter((id) => !list.includes(id));
    const next = [...stayed, ...newcomers];
    if (!next.some(isAble)) return sleep(next, 'nobody-able', channel);
    if (newcomers.length > 0 || heard || real > 0) return begin(next, channel);
    sleep(next, completed === 0 ? 'nobody-completed' : 'all-passed', channel);
  }

  function sleep(next: string[], why: string, channel: Channel): void {
    counts.dormancies += 1;
    const able = channel.cycle.list.filter(isAble);
    if (isShuffled && able.length > 1) assert.notEqual(able[0], last, 'shuffled for the wake already');
    [list, awake, reason, floor] = [next, false, why, undefined];
  }

  /** Takes what happened; the channel is as it is after it. */
  function take(happening: Happening, channel: Channel): void {
    switch (happening.act) {
      case 'say':
      case 'post':
        heard = true;
        if (happening.act === 'say') waiting.clear();
        if (
          happening.to !== undefined &&
          members.includes(happening.to) &&
          (silences.get(happening.to) ?? 0) >= 3
        ) {
          silences.delete(happening.to);
          waiting.delete(happening.to);
        }
        if (!awake && list.some(isAble)) begin(list, channel);
        return;
      case 'members': {
        members = happening.members;
        if (!awake) {
          const stayed = list.filter((id) => members.includes(id));
          list = [...stayed, ...members.filter((id) => !list.includes(id))];
        } else if (floor !== undefined && !members.includes(floor)) pass(channel);
        for (const id of list) if (awake && !isAble(id)) unable.add(id);
        return;
      }
      default: {
        if (floor === undefined) return;
        if (happening.act === 'silence') silences.set(floor, (silences.get(floor) ?? 0) + 1);
        else {
          silences.delete(floor);
          completed += 1;
          if (happening.act !== 'pass') real += 1;
          if (happening.act === 'wait') waiting.add(floor);
        }
        pass(channel);
      }
    }
  }

  function agrees(channel: Channel): void {
    assert.equal(channel.stage === 'running', awake, 'awake exactly when the rule says');
    assert.equal(channel.dormant, reason, 'dormant for the reason that the rule says');
    assert.equal(channel.turn?.agent, floor, 'the floor is whose it should be');
  }
  return { take, agrees, counts };
}
