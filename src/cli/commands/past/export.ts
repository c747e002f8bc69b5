/** `council export`: a council as Markdown, JSON or one HTML file, to standard output or into a file. */
import { existsSync, lstatSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportCouncil as request } from '../../../rpc/messages/pastMessages.ts';
import { againCli } from '../../../rpc/words/cli/pastCli.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, note } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function exportCouncil(
  givenId: string,
  options: { home?: string; md?: boolean; json?: boolean; html?: boolean; out?: string },
  io: Io,
): Promise<number> {
  const words = againCli[io.page().language];
  const id = checked('id', givenId, io);
  const formats = (['md', 'json', 'html'] as const).filter((each) => options[each]);
  if (formats.length > 1) throw new Mistake(words.oneFormat);
  const [as = 'md'] = formats;
  const out = options.out === undefined ? undefined : path.resolve(io.cwd, checked('path', options.out, io));
  if (out !== undefined && !existsSync(path.dirname(out)))
    throw new Mistake(words.noFolder(path.dirname(out)));
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const { text, name } = await session.read(request, { id, as });
    // A page is for a browser: nobody wants it poured over their terminal.
    const file = out ?? (as === 'html' && io.terminal ? path.resolve(io.cwd, name) : undefined);
    if (file === undefined) {
      io.out(text);
      return exits.done;
    }
    // A name that the person did not give may stand in a clone already, as a link to anywhere.
    if (out === undefined && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Mistake(words.linked(file));
    writeFileSync(file, text);
    note(io, words.exported(file));
    return exits.done;
  } finally {
    await session.close();
  }
}
