/** `council init`: lays the table, writing only what is not there yet. */
import { initHome } from '../../rpc/messages.ts';
import { homeOf, oneOf } from '../arguments.ts';
import { exits } from '../exits.ts';
import { type Io, interfaceLanguage, say, sayJson } from '../io.ts';
import { openSession } from '../session.ts';

export async function init(
  options: { home?: string; language?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const language =
    options.language === undefined
      ? interfaceLanguage(io.env)
      : oneOf('--language', options.language, ['fr', 'en'] as const, io);
  const home = homeOf(options.home, io);
  const session = await openSession(home, io, { brief: true });
  try {
    const { written } = await session.client().request(initHome, { language });
    const { done } = io.page().words;
    if (options.json) sayJson(io, { home, written });
    else if (written.length === 0) say(io, [done.nothingToInit(home)]);
    else say(io, [done.initialised(home), ...written.map((file) => `  ${file}`)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
