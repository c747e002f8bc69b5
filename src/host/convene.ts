/** Turns a question or a brief into a council, or says what is wrong with it and writes nothing. */

import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Brief } from '../core/councils/brief.ts';
import type { Council } from '../core/councils/council.ts';
import { builtInProtocols, debate } from '../core/councils/protocols.ts';
import type { CouncilId, Language } from '../core/ids.ts';
import type { State } from '../core/state.ts';
import { Refusal } from '../rpc/client.ts';
import { type Convene, type Convened, refusal } from '../rpc/messages.ts';
import type { FileProblem } from '../rpc/views.ts';
import { refusalWords } from '../rpc/words/refusals.ts';
import type { Chance, Clock } from './ports.ts';
import { defined } from './present/entries.ts';
import { layTable } from './seats.ts';
import { baseCommit } from './store/baseCommit.ts';
import { findBrief } from './store/briefPath.ts';
import { councilIdFor, councilIdForBrief, takenIn } from './store/councilId.ts';
import { defaultSeats, loadBrief } from './store/declared/briefs.ts';
import { languageOfQuestion } from './store/language.ts';
import { newBriefText, writeBrief } from './store/newBrief.ts';
import { shownPath } from './store/paths.ts';

export interface ConveneParts {
  home: string;
  language: Language;
  clock: Clock;
  chance: Chance;
  state(): State;
  backends: ReadonlyMap<string, unknown>;
  defaultBackend: string;
  submit(council: Council): Promise<unknown>;
}

interface Source {
  text: string;
  file: string;
  /** Set when the brief is a file that a person wrote: it is not written again. */
  path?: string;
}

export function conveneWith(parts: ConveneParts) {
  const reserved = new Set<CouncilId>();
  const say = refusalWords[parts.language];
  const refuse = (message: string, problems?: FileProblem[]): never => {
    throw new Refusal(refusal.wrongInput, message, problems ? { problems } : {});
  };

  async function sourceOf(asked: Convene): Promise<Source> {
    const given = [asked.question, asked.briefPath, asked.briefText].filter((each) => each !== undefined);
    if (given.length !== 1) refuse(say.oneBrief);
    if (asked.briefPath !== undefined) {
      const found = await findBrief(parts.home, asked.briefPath, {
        anywhere: true,
        language: parts.language,
      });
      if (found.path === undefined) return refuse(found.problem ?? '');
      const file = shownPath(parts.home, found.path);
      return { text: await readFile(found.path, 'utf8'), file, path: found.path };
    }
    if (asked.briefText !== undefined) return { text: asked.briefText, file: 'brief' };
    const question = asked.question ?? '';
    const language = asked.language ?? languageOfQuestion(question);
    const text = newBriefText(question, {
      language,
      ...defined({ seats: asked.seats, maxRounds: asked.maxRounds }),
    });
    return { text, file: 'brief' };
  }

  function check(source: Pick<Source, 'text' | 'file'>): { brief?: Brief; problems: FileProblem[] } {
    return loadBrief(source.text, parts.state().identities, { file: source.file, language: parts.language });
  }

  /** What each seat would be answered by; refused when one names what is not there. */
  function tableOf(brief: Brief, asked: Convene) {
    const { identities } = parts.state();
    const backend = asked.backend ?? parts.defaultBackend;
    const table = layTable({
      brief,
      identities,
      usual: defaultSeats(identities),
      backend,
      chance: parts.chance,
    });
    const unknown = table.seats.find((seat) => !parts.backends.has(seat.backend));
    if (unknown) refuse(say.unknownBackend(unknown.backend, [...parts.backends.keys()].join(', ')));
    return table;
  }

  async function convene(asked: Convene): Promise<Convened> {
    if (parts.state().identities.length === 0) refuse(say.nobody);
    const source = await sourceOf(asked);
    const { brief: written, problems } = check(source);
    const errors = problems.filter((problem) => problem.severity === 'error');
    if (!written) return refuse(say.wrongBrief(errors.length), problems);
    const brief: Brief = { ...written, ...defined({ language: asked.language }) };
    const table = tableOf(brief, asked);
    const at = parts.clock.now();
    const running = (id: CouncilId) => reserved.has(id) || parts.state().councils[id] !== undefined;
    const id = source.path
      ? await councilIdForBrief(source.path, at, takenIn(parts.home, running, source.path))
      : await councilIdFor(brief.question, at, takenIn(parts.home, running));
    reserved.add(id);
    try {
      const path = source.path ?? (await writeBrief(parts.home, id, source.text));
      const council: Council = {
        id,
        conversationId: parts.chance.ulid(at),
        brief,
        briefPath: shownPath(parts.home, path),
        protocol: builtInProtocols[brief.type] ?? debate,
        ...table,
        language: brief.language ?? languageOfQuestion(brief.question),
        seed: asked.seed ?? parts.chance.seed(),
        attended: asked.attended ?? true,
        status: 'running',
        createdAt: at,
        updatedAt: at,
        runs: [],
        injections: [],
        reruns: [],
        ...defined({ baseCommit: await baseCommit(dirname(parts.home)) }),
      };
      await parts.submit(council);
      const warnings = problems.map((problem) => `${problem.file}:${problem.line}: ${problem.message}`);
      return { id, briefPath: path, mode: council.protocol.id, warnings };
    } finally {
      reserved.delete(id);
    }
  }

  return { convene, check, sourceOf };
}
