/** `council prompt`: the exact words with which a seat was asked. What they hold is tamed for the terminal, not for a pipe. */
import { showPrompt } from '../../../rpc/messages/pastMessages.ts';
import { own } from '../../../rpc/own.ts';
import { againCli } from '../../../rpc/words/cli/pastCli.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { ruled } from '../../render/renderHead.ts';
import { openSession } from '../../session/session.ts';
import { tame, tameLine } from '../../terminal/tame.ts';

export async function prompt(
  givenId: string,
  givenTurn: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const at = checked('id', givenTurn, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const found = await session.read(showPrompt, { id, at });
    const page = io.page();
    const words = againCli[page.language];
    if (options.json) {
      sayJson(io, found);
      return exits.done;
    }
    const phase = own(page.council.phases, found.phase) ?? tameLine(found.phase);
    const parts = [
      { title: words.system, text: found.system },
      ...found.messages.map(({ role, text }) => ({ title: words.said[role], text })),
    ];
    say(io, [words.asked(tameLine(found.name), phase)]);
    for (const { title, text } of parts) say(io, [...ruled(title, '', page), '', ...tame(text).split('\n')]);
    return exits.done;
  } finally {
    await session.close();
  }
}
