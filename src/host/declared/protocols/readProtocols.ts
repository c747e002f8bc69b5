/** The protocols that a council can follow: the built-in ones, and those of protocols/*.yaml with their problems by line. */
import { join } from 'node:path';
import { builtInProtocols } from '../../../core/councils/protocols/builtIn.ts';
import type { Protocol } from '../../../core/councils/protocols/protocol.ts';
import { ProtocolFile, protocolOf } from '../../../core/councils/protocols/protocolFile.ts';
import { protocolProblems } from '../../../core/councils/protocols/protocolRules.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { namesIn } from '../../store/home/homeFile.ts';
import { homePaths, shownPath } from '../../store/home/paths.ts';
import { nearest } from '../nearest.ts';
import { readDeclared } from '../readDeclared.ts';
import { readYaml } from '../readYaml.ts';
import { protocolWords } from './protocolProblemWords.ts';

export interface LoadedProtocol {
  /** Absent when there is an error: then no council follows it. */
  protocol?: Protocol;
  problems: FileProblem[];
}

/** Shown at the key: what stands after it is not what is wrong, or is not there. */
const atKey = new Set(['endless', 'no-closing']);

export function loadProtocol(text: string, file: string, language: Language = 'en'): LoadedProtocol {
  const { value, problems, problemAt } = readYaml(text, ProtocolFile, file, language);
  if (!value) return { problems };
  const ids = value.phases.map(({ id }) => id);
  const found = protocolProblems(value).map(({ path, code, name = '' }) => {
    const said = protocolWords[language].said[code](name, nearest(name, ids));
    const where = path.filter((step) => typeof step === 'string').join('.');
    return problemAt(path, `${where}${language === 'fr' ? ' : ' : ': '}${said}`, { key: atKey.has(code) });
  });
  if (found.length > 0) return { problems: found.toSorted((a, b) => a.line - b.line || a.column - b.column) };
  return { protocol: protocolOf(value), problems };
}

export interface OwnProtocol extends LoadedProtocol {
  id: string;
  /** Relative to the home. */
  file: string;
  text: string;
}

export interface ProtocolsRead {
  /** Every protocol that can be followed, by id. One of the home takes the place of a built-in one of its name. */
  protocols: Record<string, Protocol>;
  own: OwnProtocol[];
  /** Files that can't be followed, by the id that they would have. */
  broken: Map<string, string>;
}

const mostFiles = 100;

export async function readProtocols(home: string, language: Language = 'en'): Promise<ProtocolsRead> {
  const folder = homePaths(home).protocols;
  const own: OwnProtocol[] = [];
  for (const name of namesIn(folder)
    .filter((each) => /^[^.].*\.ya?ml$/i.test(each))
    .slice(0, mostFiles)) {
    const file = shownPath(home, join(folder, name));
    const read = await readDeclared(join(folder, name), file, language);
    const text = read.state === 'text' ? read.text : '';
    const loaded: LoadedProtocol =
      read.state === 'text'
        ? loadProtocol(text, file, language)
        : { problems: read.state === 'refused' ? [read.problem] : [] };
    const id = loaded.protocol?.id ?? name.replace(/\.ya?ml$/i, '');
    const other = own.find((each) => each.id === id);
    own.push(
      other
        ? { id, file, text, problems: [...loaded.problems, twice(id, file, other.file, language)] }
        : { ...loaded, id, file, text },
    );
  }
  const good = own.flatMap(({ id, protocol }) => (protocol ? [[id, protocol] as const] : []));
  return {
    protocols: { ...builtInProtocols, ...Object.fromEntries(good) },
    own,
    broken: new Map(
      own.flatMap(({ id, file, protocol }) =>
        protocol || good.some(([has]) => has === id) ? [] : [[id, file] as const],
      ),
    ),
  };
}

const twice = (id: string, file: string, other: string, language: Language): FileProblem => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  message: `id${language === 'fr' ? ' : ' : ': '}${protocolWords[language].idTwice(id, other)}`,
});
