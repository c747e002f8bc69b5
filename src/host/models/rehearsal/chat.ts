/**
 * A rehearsal voice in a channel: a short turn on what a person asked, one on what another said, then TURN_PASS, so that
 * a channel of rehearsal voices talks for a round or two and goes to sleep. The same scene always gives the same words.
 */
import type { Language } from '../../../core/ids.ts';
import type { ChannelScene, ChannelVoice } from '../../../core/prompts/channels/channelScene.ts';
import { castSeat } from './casting.ts';
import { chance, hash, pick } from './grammar/draw.ts';
import { type Subject, subjectOf } from './grammar/subject.ts';
import { fill } from './grammar/typeset.ts';

/** After so many words of its own since a person spoke it has nothing to add. */
const mostSince = 2;

export function chatTurn(channel: ChannelScene): string {
  if (channel.choose) return `@${pick(channel.choose, channel.channel, channel.turn).id}`;
  if (channel.goOn) return 'TURN_PASS';
  const text = channel.isReminder ? summary(channel) : said(channel);
  return text === 'TURN_PASS' || channel.completion === 'reply' ? text : `${text}\n\nTURN_COMPLETE`;
}

function said(channel: ChannelScene): string {
  const { voices, language, seat } = channel;
  const from = voices.findLastIndex(({ kind }) => kind === 'human');
  const since = voices.slice(from + 1).filter(({ kind }) => kind === 'agent');
  const mine = since.filter(({ own }) => own).length;
  const addressed = channel.why.code === 'mention' || channel.why.code === 'addressed';
  if (mine >= mostSince && !addressed) return 'TURN_PASS';
  if (mine > 0 && !addressed && chance(channel.channel, seat.id, channel.turn) < 0.4) return 'TURN_PASS';
  const table = channel.members.filter(({ kind }) => kind === 'agent');
  const speech = castSeat({ table, seat }).voice[language];
  const other = since.findLast(({ own }) => !own);
  const subject = subjectOf(topicOf(voices[from], channel), language);
  const pool = other ? speech.chatThen : speech.chatFirst;
  const time = (hash(channel.channel, seat.id, voices[from]?.text ?? '') + mine) % pool.length;
  const { act, key } = sayable(subject, language);
  const slots = { act, dont: subject.dont, key, name: other?.name ?? '' };
  return fill(pool[time] ?? pool[0], slots, language);
}

/** What fits into every line, for talk that names nothing clearly: people in a channel rarely put a whole question. */
const plain: Record<Language, { act: string; key: string }> = {
  en: { act: 'decide', key: 'this' },
  fr: { act: 'trancher', key: 'cela' },
};
const isNamed =
  /^(?:the|an?|our|your|this|that|these|those|le|la|les|un|une|des|du|notre|nos|votre|vos|ce|cet|cette|ces)\s|^l['’]|[\p{Lu}\p{N}]/u;

function sayable({ act, key }: Subject, language: Language): { act: string; key: string } {
  if (isNamed.test(key)) return { act, key };
  return { act: act.includes(key) ? plain[language].act : act, key: plain[language].key };
}

/** What a person said last, without whom they said it to; else what the channel is about. */
const topicOf = (voice: ChannelVoice | undefined, { topic, guide, name }: ChannelScene): string =>
  (voice?.text ?? guide ?? topic ?? name).replace(/@[\p{L}\p{N}_-]+[,:]?\s*/gu, '').trim() || name;

function summary({ language, voices }: ChannelScene): string {
  const spoken = new Set(voices.filter(({ kind, own }) => kind === 'agent' && !own).map(({ name }) => name));
  const names = [...spoken].join(', ');
  return language === 'fr'
    ? `En bref : ${names || 'personne'} a parlé. Je note ce qui est acquis et je conclus.`
    : `In short: ${names || 'nobody'} spoke. I note what is agreed and conclude.`;
}
