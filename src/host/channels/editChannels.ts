/** Answers what changes channels.yaml for people: make a channel or a discussion, set mode, order and limits, members and mutes. */
import type { Channel } from '../../core/channels/channel.ts';
import { completionRefusal, namesFile, toldIn } from '../../core/channels/discussion.ts';
import { channelOf } from '../../core/channels/links.ts';
import { isGroup, modeRefusal } from '../../core/channels/modes.ts';
import {
  type ChannelSettings,
  channelId,
  type Guards,
  type Mode,
  type Order,
} from '../../core/channels/settings.ts';
import type { Event } from '../../core/events.ts';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import * as messages from '../../rpc/messages/channelMessages.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import type { Answer } from '../clients/sessions.ts';
import type { People } from '../clients/whoIsWho.ts';
import type { HouseDeeds } from '../ports/ports.ts';
import { type Finding, notNow, refuse } from './findChannel.ts';
import { channelRow, given } from './presentChannel.ts';

export type FileChange =
  | { written: string[] }
  | { refused: string; problems?: FileProblem[]; known?: string[] };

/** channels.yaml, edited so that every other line stays as it is. */
export interface ChannelsFile {
  add(channel: Partial<ChannelSettings> & { id: string }): Promise<FileChange>;
  setMode(id: string, mode: Mode): Promise<FileChange>;
  setOrder(id: string, order?: Order): Promise<FileChange>;
  setLimits(id: string, limits: Partial<Guards>): Promise<FileChange>;
  addMember(id: string, member: string): Promise<FileChange>;
  removeMember(id: string, member: string): Promise<FileChange>;
  mute(id: string, member: string, isMuted: boolean): Promise<FileChange>;
}

export interface EditingParts extends Pick<HouseDeeds, 'summary' | 'writeSummary'> {
  people: Pick<People, 'signer'>;
  language: Language;
  state(): State;
  submit(...events: Event[]): Promise<State>;
  finding: Finding;
  file: ChannelsFile;
  /** The channels that are made here now: their guides wake, those of a file that was found do not. */
  making: Set<string>;
  /** Takes over what was written. */
  look(): Promise<void>;
}

export function answerEditing(answer: Answer, parts: EditingParts): void {
  const { state, finding, file, language } = parts;
  const say = channelRefusals[language];
  const head = (id: string): ChannelRow => channelRow(state(), finding.channel(id));

  /** Written and in force, or refused in words. */
  async function done(
    id: string,
    change: Promise<FileChange>,
  ): Promise<{ head: ChannelRow; written: string[] }> {
    const result = await change;
    if ('refused' in result) return no(id, result);
    if (result.written.length > 0) await parts.look();
    return { head: head(id), written: result.written };
  }

  function no(id: string, { refused, problems = [] }: Extract<FileChange, { refused: string }>): never {
    const [problem] = problems;
    if (refused === 'exists') return refuse(say.exists(id));
    if (refused === 'unknown' || refused === 'absent') return refuse(say.notInFile(id), refusal.notNow);
    if (refused === 'harm' || !problem) return notNow(say.harm);
    if (refused === 'wrong') return refuse(say.wrongFile(problem.message.replace(/^channels\./, '')));
    const { file: name, line, message } = problem;
    throw new Refusal(refusal.notNow, say.brokenFile(name, line, message), { problems });
  }

  function knownAll(ids: readonly string[]): void {
    const known = state().identities.map(({ id }) => id);
    const stranger = ids.find((id) => !known.includes(id));
    if (stranger !== undefined) refuse(say.nobodyCalled(stranger, known.join(', ')));
  }

  async function create(channel: Partial<ChannelSettings> & { id: string }) {
    if (!channelId.safeParse(channel.id).success) refuse(say.badId);
    const before = channelOf(state().channels, channel.id);
    if (before && !before.gone) refuse(say.exists(channel.id));
    // A lock outlives its lines: one that comes back has the mode it was made with.
    const locked = before && modeRefusal(before.settings.mode, channel.mode ?? 'none');
    if (locked)
      refuse(say[locked.code === 'mode-left' ? 'modeLeft' : 'modeEntered'](channel.id, locked.mode));
    knownAll(channel.members ?? []);
    parts.making.add(channel.id);
    try {
      return await done(channel.id, file.add(channel));
    } finally {
      parts.making.delete(channel.id);
    }
  }

  answer(messages.createChannel, async (asked) => {
    const { channel: id, mode, members, escalatesTo, blockedBy, sharesContextWith, ...rest } = asked;
    if (mode === 'discussion') return refuse(say.discussionNeeds);
    const links = given({ escalatesTo, blockedBy, sharesContextWith });
    return await create({
      id,
      mode,
      ...given(rest),
      ...(members.length > 0 ? { members } : {}),
      ...(Object.keys(links).length > 0 ? { links: links as ChannelSettings['links'] } : {}),
    });
  });
  answer(
    messages.createDiscussion,
    async ({ channel: id, initiator, guide, participants, callback, topic }) => {
      knownAll([initiator, ...participants]);
      const back = callback === undefined ? undefined : channelOf(state().channels, callback);
      if (callback !== undefined && (!back || back.gone || back.archived)) refuse(say.callback(callback));
      if (back && !isGroup(back.settings.mode)) refuse(say.callbackAlone(back.id, back.settings.mode));
      const told = callback === undefined ? {} : { callback: { guild: 'local', channel: callback } };
      const discussion = { initiator, guide, ...told };
      const members = [...new Set(participants)];
      return await create({
        id,
        mode: 'discussion',
        members,
        discussion,
        ...(topic === undefined ? {} : { topic }),
      });
    },
  );
  answer(messages.completeDiscussion, async ({ channel: id, by, summary }, session) => {
    const channel = finding.channel(id);
    const person = parts.people.signer(session, by);
    const mayNot = (now: Channel): void => {
      const code = completionRefusal(now, { id: person.id, isPerson: true })?.code;
      if (code === 'not-a-discussion') notNow(say.notADiscussion(id));
      if (code) notNow(say.concludedAlready(id, now.archived?.summary));
    };
    mayNot(channel);
    const given = summary.trim();
    if (given === '') return refuse(`${say.noSummary} ${say.summaryHow}`);
    const found = await (namesFile(given)
      ? parts.summary(given)
      : parts.writeSummary(channel.settings, person.name, given, language));
    if ('problem' in found) return refuse(`${say.summary[found.problem](given)} ${say.summaryHow}`);
    const after = await parts.submit({
      ...{ type: 'discussion.completed', channel: id, by: person.id, person: true, summary: found.path },
      ...toldIn(channel),
    });
    // Somebody else was quicker: theirs is the summary.
    const now = own(after.channels, id);
    if (now && now.archived?.summary !== found.path) mayNot(now);
    return { summary: found.path };
  });

  answer(messages.setChannelMode, async ({ channel: id, mode }) => {
    const { settings } = finding.live(id);
    const refused = modeRefusal(settings.mode, mode);
    if (refused?.code === 'mode-left') return refuse(say.modeLeft(id, refused.mode));
    if (refused) return refuse(say.modeEntered(id, refused.mode));
    return await done(id, file.setMode(id, mode));
  });
  answer(messages.setChannelOrder, ({ channel: id, order }) => {
    finding.live(id);
    return done(id, file.setOrder(id, order));
  });
  answer(messages.limitChannel, ({ channel: id, ...limits }) => {
    finding.live(id);
    const wanted = given(limits);
    if (Object.keys(wanted).length === 0) return refuse(say.noLimit);
    return done(id, file.setLimits(id, wanted));
  });
  answer(messages.assignMember, ({ channel: id, member }) => {
    const { settings } = finding.live(id);
    knownAll([member]);
    if (settings.members.includes(member)) return refuse(say.memberAlready(member, id));
    return done(id, file.addMember(id, member));
  });
  answer(messages.removeMember, ({ channel: id, member }) => {
    const { settings } = finding.live(id);
    if (!settings.members.includes(member)) return refuse(say.noMember(member, id));
    return done(id, file.removeMember(id, member));
  });
  answer(messages.muteMember, ({ channel: id, member, muted }) => {
    const { settings } = finding.live(id);
    if (!settings.members.includes(member)) return refuse(say.noMember(member, id));
    return done(id, file.mute(id, member, muted));
  });
}
