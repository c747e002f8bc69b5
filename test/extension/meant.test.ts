/** Which council or channel a command means: never one that the person did not point at. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { meant } from '../../src/extension/councils/whichIsMeant.ts';

const [running, other] = [{ id: 'running' }, { id: 'other' }];

const table: [string, { id: string }[], string | undefined, boolean, unknown][] = [
  ['the one in front', [running, other], 'other', false, other],
  ['the one in front, to look at', [running, other], 'other', true, other],
  [
    'the only one, with nothing in front: asked',
    [running],
    undefined,
    false,
    { among: [running], notInFront: false },
  ],
  [
    'the only one, with another in front: asked',
    [running],
    'decided',
    false,
    { among: [running], notInFront: true },
  ],
  [
    'one of several: asked',
    [running, other],
    undefined,
    false,
    { among: [running, other], notInFront: false },
  ],
  ['the only one, to look at', [running], undefined, true, running],
  ['the only one, to look at, with another in front', [running], 'decided', true, running],
  [
    'several, to look at: asked',
    [running, other],
    'decided',
    true,
    { among: [running, other], notInFront: true },
  ],
  ['none', [], 'decided', false, undefined],
];

describe('§12 a steering or destructive command means the transcript in front, else it asks which', () => {
  for (const [name, candidates, inFront, looks, expected] of table)
    it(name, () => assert.deepEqual(meant(candidates, inFront, looks), expected));
});
