/** Members as they are drawn: a face, a name, and how they stand, as glyph and word. */
import { html, type TemplateResult } from 'lit';
import type { ChannelMemberView, ChannelRow } from '../../../src/rpc/views/channelViews.ts';
import { face, type Look } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import { memberName, memberOf } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';

const glyphs = {
  ACTIVE: 'circle-filled',
  QUEUED: 'list-ordered',
  WAITING: 'debug-pause',
  IDLE: 'circle-large',
  OFFLINE: 'debug-disconnect',
} as const;

/** The face of whoever is meant; somebody who has left is still drawn as what they were. */
export function memberFace(
  head: ChannelRow,
  id: string,
  size: '' | 'm' | 's' = '',
  look: Look = '',
  known: { kind?: string; emoji?: string | undefined } = {},
): TemplateResult {
  const member = memberOf(head, id);
  const person = (member?.kind ?? (known.kind === 'agent' ? 'agent' : 'human')) === 'human';
  const emoji = member?.emoji ?? known.emoji;
  return face({ id, name: memberName(head, id), person, emoji }, size, look);
}

export function standing(
  { head, say, shared, state }: ChannelScene,
  member: ChannelMemberView,
): TemplateResult {
  if (member.muted)
    return html`<span class="state offline">${icon('mute', 'xs')}<span>${say.muted}</span></span>`;
  if (member.kind === 'human' || member.state === undefined)
    return html`<span class="state">${member.id === state.me ? say.you : say.person}</span>`;
  const isAble = head.only !== undefined && member.state === 'IDLE';
  if (isAble)
    return html`<span class="state active">${icon('circle-filled', 'xs')}<span>${say.able}</span></span>`;
  const word =
    member.passedOver !== undefined
      ? shared.passedOver[member.passedOver]
      : member.state === 'WAITING'
        ? say.waitingForYou
        : say.state[member.state];
  return html`<span class="state ${member.state.toLowerCase()}"
    >${icon(glyphs[member.state], 'xs')}<span>${word}</span></span
  >`;
}
