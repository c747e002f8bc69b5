/** `council inject`: a person's words to a running council, to all or to one seat; or what has changed in its brief's file. */
import { briefDiff } from '../../../rpc/messages/declaredMessages.ts';
import { injectWords } from '../../../rpc/messages/messages.ts';
import { declaredCli } from '../../../rpc/words/host/declaredRefusals.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { noteCouncilNotAsked } from '../../output/notAsked.ts';
import { checked, laidHome, longestText, person } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';
import { askWho } from '../../session/whoSigns.ts';

export async function inject(
  givenId: string,
  given: string | undefined,
  options: { home?: string; as?: string; to?: string; brief?: boolean; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const to = options.to === undefined ? undefined : checked('seat', options.to.replace(/^@/, ''), io);
  const { wrong } = io.page().words;
  const declared = declaredCli[io.page().language];
  if (options.brief && given !== undefined) throw new Mistake(declared.wordsOrBrief);
  if (!options.brief && !given?.trim()) throw new Mistake(wrong.noWords);
  if (given !== undefined && given.length > longestText) throw new Mistake(wrong.tooLong(longestText));
  const session = await openSession(laidHome(options.home, io), io, { brief: true, ...person(options, io) });
  try {
    const changed = options.brief ? await session.client().request(briefDiff, { id }) : undefined;
    if (changed?.changes.length === 0) {
      if (options.json) sayJson(io, { id, changes: [] });
      else say(io, [declared.briefSame(changed.file)]);
      return exits.done;
    }
    const text = (changed?.text ?? given ?? '').slice(0, longestText);
    await askWho(session, io, options);
    await session.client().request(injectWords, { id, text, ...(to === undefined ? {} : { to }) });
    if (options.json)
      sayJson(io, { id, text, to: to ?? null, ...(changed ? { changes: changed.changes } : {}) });
    else if (changed && to === undefined) say(io, [declared.briefInjected(id, changed.changes.length)]);
    else say(io, [io.page().words.done.injected(id, to)]);
    await noteCouncilNotAsked(session, id, io);
    return exits.done;
  } finally {
    await session.close();
  }
}
