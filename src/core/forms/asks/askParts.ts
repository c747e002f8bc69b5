/** Lists that the asks of both languages share: what a form wants line by line. */
import type { Language } from '../../ids.ts';
import { checklistPoints, qaPoints } from '../reading.ts';
import { checklistLabels, qaLabels, synthesisLabels } from './labels.ts';

export const checklistLines = (language: Language): string =>
  checklistPoints.map((point) => `- [ ] ✅/⚠️/❌ ${checklistLabels[language][point]}`).join('\n');

export const qaLines = (language: Language, reason: string): string =>
  qaPoints.map((point) => `- ✅/⚠️/❌ ${qaLabels[language][point]}${reason}`).join('\n');

const synthesisOrder = [
  'consensus',
  'disagreements',
  'insights',
  'recommendation',
  'risks',
  'minority',
] as const;

export const synthesisSections = (
  language: Language,
  help: Record<(typeof synthesisOrder)[number], string>,
): string => synthesisOrder.map((key) => `## ${synthesisLabels[language][key]}\n${help[key]}`).join('\n\n');

/** A line for each seat that is owed a stance; when there is none, what to write instead. */
export const stanceLines = (towards: string[], wanted: string, colon: string, nobody: string): string =>
  towards.length === 0 ? nobody : towards.map((seat) => `- @${seat}${colon} ${wanted}`).join('\n');
