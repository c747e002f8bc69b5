/**
 * Renders what an agent sees in a channel into the prompt it is sent: who it is and the channel's manners first, then the
 * window as a conversation in which its own words are its own, then why it is asked. Other voices are fenced as material.
 */
import type { Message, Prompt } from '../prompt.ts';
import { fenced, safeMark } from '../quoteOthers.ts';
import type { ChannelScene, ChannelVoice } from './channelScene.ts';
import { type ChannelPromptWords, channelPromptWords } from './channelWords.ts';

export function channelPrompt(scene: ChannelScene): Prompt {
  const say = channelPromptWords[scene.language];
  const mark = safeMark(scene.seat.fence, everyText(scene));
  return { system: system(scene, mark, say), messages: conversation(scene, mark, say) };
}

const everyText = ({ voices, digests, guide = '' }: ChannelScene): string[] => [
  ...voices.flatMap(({ text, context }) => [text, ...context.map((quote) => quote.text)]),
  ...digests.flatMap(({ voices: told }) => told.map(({ text }) => text)),
  guide,
];

function system(scene: ChannelScene, mark: string, say: ChannelPromptWords): string {
  const { seat } = scene;
  const names = scene.members
    .map(({ id, name, role, kind }) => {
      const what = [role, kind === 'human' ? say.person : ''].filter(Boolean).join(', ');
      return `${name} (@${id}${what ? `, ${what}` : ''})`;
    })
    .join('; ');
  const lines: (string | undefined)[] = [
    say.you(seat.name, seat.role, scene.channel),
    seat.persona.trim() || undefined,
    scene.topic === undefined ? undefined : say.topic(scene.topic),
    names === '' ? undefined : say.members(names),
    say.mode[scene.mode],
    say.material(mark),
    ...(scene.guide === undefined ? [] : [say.guide, fenced(mark, '', scene.guide)]),
    ...(scene.choose ? [] : manners(scene, say)),
    say.answerIn,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

const manners = (scene: ChannelScene, say: ChannelPromptWords): string[] => [
  say.short,
  say.pass,
  ...(scene.completion === 'signal' ? [say.complete(scene.most)] : []),
  say.wait,
];

/** The others' words between two of its own are one message to it. */
function conversation(scene: ChannelScene, mark: string, say: ChannelPromptWords): Message[] {
  const messages: Message[] = [];
  let heard: string[] = scene.leftOut > 0 && scene.voices.length > 0 ? [say.leftOut(scene.leftOut)] : [];
  for (const voice of scene.voices) {
    if (!voice.own) heard.push(...told(voice, mark, say));
    else if (voice.text.trim() !== '') {
      messages.push({ role: 'user', text: joined(heard, messages.length === 0 ? say.earlier : say.goOn) });
      messages.push({ role: 'assistant', text: voice.text });
      heard = [];
    }
  }
  const nothing = scene.voices.length === 0 ? [say.nothingYet] : [];
  const last = [...digests(scene, mark, say), ...nothing, ...heard, ...asked(scene, say)];
  return [...messages, { role: 'user', text: joined(last, '') }];
}

const joined = (parts: string[], otherwise: string): string =>
  parts.length === 0 ? otherwise : parts.join('\n\n');

function told(voice: ChannelVoice, mark: string, say: ChannelPromptWords): string[] {
  const notice = voice.notice && say.notice(voice.notice);
  const around =
    voice.context.length === 0
      ? []
      : [say.around, ...voice.context.map(({ name, text }) => fenced(mark, name, text))];
  if (voice.text.trim() === '') return notice === undefined ? [] : [notice];
  // The guide stands in the system's words already.
  if (voice.notice?.code === 'guide') return [];
  const kind =
    voice.kind === 'human' ? `, ${say.person}` : voice.kind === 'moderator' ? `, ${say.moderator}` : '';
  const who = `${voice.name} (@${voice.by}${kind})`;
  const cut = voice.unread ? [say.unread(voice.unread)] : voice.isPart ? [say.part] : [];
  return [...(notice === undefined ? [] : [notice]), ...around, ...cut, fenced(mark, who, voice.text)];
}

/** Each voice in marks of its own: in common ones a line of one could pass for another's. */
const digests = (scene: ChannelScene, mark: string, say: ChannelPromptWords): string[] =>
  scene.digests.flatMap(({ name, voices }) => [
    say.shared(name),
    ...voices.map((one) => fenced(mark, one.name, one.text)),
  ]);

function asked(scene: ChannelScene, say: ChannelPromptWords): string[] {
  if (scene.choose) return [say.choose(scene.choose.map(({ id, name }) => `@${id} (${name})`).join(', '))];
  if (scene.goOn) return [say.goOn];
  if (scene.isReminder) return [say.idle(scene.channel)];
  return [`${say.why(scene.why, scene.whyBy)} ${say.yourTurn}`];
}
