/** A table of three and its readers, for the tests of the forms. */
import assert from 'node:assert/strict';
import { type ReadContext, read } from '../../src/core/forms/read.ts';
import type { FormName, Reading } from '../../src/core/forms/reading.ts';

const context: ReadContext = {
  named: [
    { id: 'claude', name: 'Claude' },
    { id: 'gpt', name: 'GPT' },
    { id: 'glm', name: 'Éloïse GLM' },
  ],
  self: 'claude',
  towards: ['gpt', 'glm'],
};

/** A table of four in a council whose votes are on one motion: with `readAs` it is Claude's again. */
export const motionTable: Partial<ReadContext> = {
  named: [
    { id: 'claude', name: 'Claude' },
    { id: 'gpt', name: 'GPT' },
    { id: 'nova', name: 'Nova' },
    { id: 'glm', name: 'Éloïse GLM' },
  ],
  towards: ['gpt', 'nova', 'glm'],
  votesOn: 'motion',
  hasMotion: true,
  criteria: 3,
  points: ['P1', 'P2', 'P3'],
  proposals: [
    { letter: 'A', seat: 'gpt' },
    { letter: 'B', seat: 'nova' },
    { letter: 'C', seat: 'claude' },
    { letter: 'D', seat: 'glm' },
  ],
};

/** The reading of Claude's reply in a form. */
export function readAs<F extends FormName>(
  form: F,
  text: string,
  more: Partial<ReadContext> = {},
): Reading & { form: F } {
  const reading = read(form, text, { ...context, ...more });
  assert.equal(reading.form, form);
  return reading as Reading & { form: F };
}

export const codes = (reading: Reading): string[] => reading.problems.map((problem) => problem.code);
