/** `council init`: lays the table, writing only what is not there yet. */
import {
  addPersona,
  copyProtocol,
  templateNames,
  useTemplate,
} from '../../../rpc/messages/declaredMessages.ts';
import { initHome } from '../../../rpc/messages/messages.ts';
import { keysCli } from '../../../rpc/words/cli/keysCli.ts';
import { declaredCli } from '../../../rpc/words/host/declaredRefusals.ts';
import { exits } from '../../output/exits.ts';
import { type Io, interfaceLanguage, say, sayJson } from '../../output/io.ts';
import { checked, homeOf, oneOf } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function init(
  options: {
    home?: string;
    language?: string;
    template?: string;
    protocol?: string;
    persona?: string;
    json?: boolean;
  },
  io: Io,
): Promise<number> {
  const language =
    options.language === undefined
      ? interfaceLanguage(io.env)
      : oneOf('--language', options.language, ['fr', 'en'] as const, io);
  const protocol = options.protocol === undefined ? undefined : checked('id', options.protocol, io);
  const persona =
    options.persona === undefined
      ? undefined
      : oneOf('--persona', options.persona, ['devil', 'mediator'] as const, io);
  const template =
    options.template === undefined ? undefined : oneOf('--template', options.template, templateNames, io);
  const home = homeOf(options.home, io);
  const session = await openSession(home, io, { brief: true });
  try {
    const client = session.client();
    const seated =
      template === undefined ? undefined : await client.request(useTemplate, { template, language });
    const { written: laid } = seated ?? (await client.request(initHome, { language }));
    const copied = protocol === undefined ? undefined : await client.request(copyProtocol, { id: protocol });
    const added = persona === undefined ? undefined : await client.request(addPersona, { persona, language });
    const written = [...laid, ...(copied?.written ?? []), ...(added?.written ?? [])];
    const { done } = io.page().words;
    const words = declaredCli[io.page().language];
    if (options.json) {
      sayJson(io, { home, written: [...new Set(written)] });
      return exits.done;
    }
    if (laid.length > 0) say(io, [done.initialised(home), ...laid.map((file) => `  ${file}`)]);
    else if (seated) say(io, [keysCli[io.page().language].templateThere]);
    else if (!copied && !added) say(io, [done.nothingToInit(home)]);
    if (seated && seated.added.length > 0)
      say(io, [keysCli[io.page().language].templateAdded(seated.added.join(', '))]);
    if (copied && protocol !== undefined) {
      const [file] = copied.written;
      say(io, [file === undefined ? words.alreadyCopied(protocol) : words.copied(file, protocol)]);
    }
    if (added)
      say(io, [added.written.length > 0 ? words.personaAdded(added.id) : words.personaThere(added.id)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
