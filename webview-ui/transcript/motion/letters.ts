/** Letters of proposals: outlined, and filled for the motion. Shape, not colour, so that a vote never stands without its object. */
import { html, type TemplateResult } from 'lit';
import type { CouncilHead, StandView } from '../../../src/rpc/views/views.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';

/** Its votes are on one motion; a council of before shows as it always did. */
export const hasSupport = (head: CouncilHead): boolean => head.support !== undefined;

/** It has proposals to choose between: then a vote is on a letter. */
export const hasLetters = (head: CouncilHead): boolean => (head.proposals?.length ?? 0) > 0;

/** What is voted on is a document or a change: it is approved or blocked. */
export const isDocument = ({ motion }: CouncilHead): boolean => motion?.by === 'document';

export const voteWord = ({ council, motion }: Scene, stand: StandView, ofDocument: boolean): string =>
  ofDocument && stand in motion.verdicts
    ? motion.verdicts[stand as keyof typeof motion.verdicts]
    : council.votes[stand];

/** The words of a proposal and whose they are, for whoever points at its letter. */
export function proposalTitle(head: CouncilHead, letter: string): string {
  const found = head.proposals?.find((each) => each.letter === letter);
  if (found === undefined) return letter;
  const whose = found.seat === undefined ? '' : `${nameOf(head, found.seat)}: `;
  return `${letter} · ${whose}${found.text}`;
}

export function letterMark({ head }: Scene, letter: string, size: '' | 'big' = ''): TemplateResult {
  const on = head.motion?.letter === letter ? 'on' : '';
  return html`<span class="lt ${size} ${on}" title=${proposalTitle(head, letter)}>${letter}</span>`;
}

/** A vote that names no proposal says so. */
export const noLetter = ({ page }: Scene): TemplateResult =>
  html`<span class="lt" title=${page.backsNone}>–<span class="sr"> ${page.backsNone}</span></span>`;
