/** Turns a question or a brief into a council, or says what is wrong with it and writes nothing. */
import { dirname } from 'node:path';
import { withBaseline } from '../../core/councils/baseline.ts';
import type { Brief, ContextSource } from '../../core/councils/briefs/brief.ts';
import type { Council, Price, Seat } from '../../core/councils/council.ts';
import { debate } from '../../core/councils/protocols/builtIn.ts';
import type { Protocol } from '../../core/councils/protocols/protocol.ts';
import { elsewhere } from '../../core/identities/answersElsewhere.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { type Convene, type Convened, refusal } from '../../rpc/messages/messages.ts';
import type { ChoiceView } from '../../rpc/messages/modelMessages.ts';
import type { ModeWhy, SpendView } from '../../rpc/messages/spendMessages.ts';
import { namedPieces, type Piece } from '../../rpc/namedPieces.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { conveningWords } from '../../rpc/words/council/conveningWords.ts';
import { choosingWords } from '../../rpc/words/host/choosingWords.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import type { Choice, Chooser } from '../answering/chooseBackend.ts';
import { isFree } from '../answering/prices.ts';
import { defined } from '../clients/present/defined.ts';
import { findBrief } from '../declared/briefs/briefPath.ts';
import { briefWords } from '../declared/briefs/briefWords.ts';
import { councilIdFor, councilIdForBrief, takenIn } from '../declared/briefs/councilId.ts';
import { languageOfQuestion } from '../declared/briefs/languageOf.ts';
import { newBriefText, writeBrief } from '../declared/briefs/newBrief.ts';
import { defaultSeats, type LoadedBrief, loadBrief } from '../declared/briefs/readBrief.ts';
import { readProtocols } from '../declared/protocols/readProtocols.ts';
import { loadScript, neverPlayed } from '../declared/scripts/readScript.ts';
import { type Grantable, idleGrantsOf } from '../declared/settings/grantRules.ts';
import type { Chance, Clock } from '../ports/ports.ts';
import { type Gathered, gatherContext } from '../store/context/gatherContext.ts';
import { readInside } from '../store/context/readInside.ts';
import { baseCommit } from '../store/git/baseCommit.ts';
import { councilPaths, homePaths, shownPath } from '../store/home/paths.ts';
import { briefHash } from '../store/trash/trashManifest.ts';
import { asksFor } from './asksFor.ts';
import { layTable } from './layTable.ts';
import type { Spending } from './spendConsent.ts';

/** What council.yaml says when a council is convened. */
export interface ConveneSettings {
  /** The checks that a brief may name. */
  knownChecks: readonly string[];
  /** The tools that a seat can be granted. */
  grantable?: Grantable;
  /** What a seat costs, where that is known. */
  priceOf(seat: { backend: string; model?: string }): Price | undefined;
  /** The limits of a council whose brief sets none. */
  budget?: Brief['budget'];
}

export interface ConveneParts {
  home: string;
  language: Language;
  clock: Clock;
  chance: Chance;
  state(): State;
  backends: ReadonlyMap<string, unknown>;
  chooser: Chooser;
  keyFrom(backend: string): Seat['key'];
  /** The choice as people see it; `chosen` are the seats that name nothing themselves. */
  shownChoice(
    council: Pick<Council, 'seats' | 'script'>,
    choice: Choice,
    chosen: ReadonlySet<string>,
  ): Promise<ChoiceView>;
  /** The folder whose files and commits a brief may name; by default the one that the home stands in. */
  workspace?: string | undefined;
  /** Git runs in a trusted workspace alone. */
  trusted?: boolean;
  settings?(): Promise<ConveneSettings>;
  /** Why no council can be held in a channel, in words. */
  refusedIn?(channel: string): string | undefined;
  submit(council: Council): Promise<unknown>;
  spending: Pick<Spending, 'seen' | 'usualBudget'>;
}

interface Source {
  text: string;
  file: string;
  /** Set when the brief is a file that a person wrote: it is not written again. */
  path?: string;
  /** Why this protocol. */
  because: ModeWhy;
}

interface Checked {
  brief?: Brief;
  problems: FileProblem[];
  problemAt: LoadedBrief['problemAt'];
  protocol: Protocol;
  context?: Gathered;
  settings: ConveneSettings;
}

const nothing: Price = { input: 0, output: 0 };
const nothingDeclared: ConveneSettings = { knownChecks: [], priceOf: () => undefined };

export function conveneWith(parts: ConveneParts) {
  const reserved = new Set<CouncilId>();
  const { home, language } = parts;
  const say = refusalWords[language];
  const refuse = (message: string, problems?: FileProblem[]): never => {
    throw new Refusal(refusal.wrongInput, message, problems ? { problems } : {});
  };

  async function sourceOf(asked: Convene): Promise<Source> {
    const given = [asked.question, asked.briefPath, asked.briefText].filter((each) => each !== undefined);
    if (given.length !== 1) refuse(say.oneBrief);
    if (asked.briefPath !== undefined) {
      const found = await findBrief(home, asked.briefPath, { anywhere: true, language });
      if (found.path === undefined) return refuse(found.problem ?? '');
      const file = shownPath(home, found.path);
      return { text: found.text, file, path: found.path, because: { code: 'brief' } };
    }
    if (asked.briefText !== undefined)
      return { text: asked.briefText, file: 'brief', because: { code: 'brief' } };
    const { question, mode, because } = asksFor(asked.question ?? '', asked.mode);
    const text = newBriefText(question, {
      language: asked.language ?? languageOfQuestion(question),
      type: mode,
      ...defined({ seats: asked.seats, maxRounds: asked.maxRounds }),
      ...defined({ context: asked.context ?? (mode === 'review' ? await there(question) : undefined) }),
      ...defined({ drafted: asked.drafted }),
    });
    return { text, file: 'brief', because };
  }

  /** What a question names that is there; a range is looked at when it is read. */
  async function there(question: string): Promise<Piece[] | undefined> {
    const workspace = parts.workspace ?? dirname(home);
    const found: Piece[] = [];
    for (const piece of namedPieces(question)) {
      const file = 'file' in piece ? piece.file : 'selection' in piece ? piece.selection.file : undefined;
      const read = file === undefined ? undefined : await readInside(file, { workspace });
      if (!read || !('problem' in read)) found.push(piece);
    }
    return found.length > 0 ? found : undefined;
  }

  /** Everything that can be said of a brief before it starts, what its context names included. */
  async function check(
    source: Pick<Source, 'text' | 'file'>,
    choice = parts.chooser.guess(),
    rehearsed = false,
    spoken?: Language,
  ): Promise<Checked> {
    const shelf = await readProtocols(home, language);
    const settings = (await parts.settings?.()) ?? nothingDeclared;
    const loaded = loadBrief(source.text, parts.state().identities, {
      file: source.file,
      language,
      protocols: shelf.protocols,
      broken: shelf.broken,
      knownChecks: settings.knownChecks,
      rehearsed,
      isPriced: ({ backend, model }) =>
        isPriced(
          settings,
          backend === undefined ? choice.answerFor(0, model) : { backend, ...defined({ model }) },
        ),
    });
    const { brief, problems, problemAt } = loaded;
    const protocol = shelf.protocols[brief?.type ?? ''] ?? debate;
    const context =
      brief && Array.isArray(brief.context) ? await gathered(brief, brief.context, spoken) : undefined;
    const unfit = (context?.problems ?? []).map(({ path, message }) =>
      problemAt(path, `context${language === 'fr' ? ' : ' : ': '}${message}`),
    );
    const all = [...problems, ...unfit];
    if (!brief || unfit.length > 0) return { problems: all, problemAt, protocol, settings };
    return { brief, problems: all, problemAt, protocol, settings, ...defined({ context }) };
  }

  /** In the council's language, which whoever convenes it may have said. */
  const gathered = (brief: Brief, sources: ContextSource[], spoken?: Language): Promise<Gathered> =>
    gatherContext(sources, {
      workspace: parts.workspace ?? dirname(home),
      trusted: parts.trusted ?? true,
      language: spoken ?? brief.language ?? languageOfQuestion(brief.question),
      hidden: homePaths(home).state,
      home,
    });

  /** What each seat would be answered by; refused when one names what is not there, or has no price under a limit. */
  function tableOf(brief: Brief, { protocol, settings }: Checked, asked: Convene, choice: Choice) {
    const chosen = new Set<string>();
    const { identities } = parts.state();
    // A limit in money is kept only where every call has a price, and these have one: nothing.
    const limited = brief.budget?.cost !== undefined;
    const table = layTable({
      brief,
      protocol,
      identities,
      usual: defaultSeats(identities),
      answerFor: (seat, model) => {
        chosen.add(seat);
        return choice.answerFor(chosen.size - 1, model);
      },
      ...defined({
        everyone: asked.script ? ('script' as const) : asked.rehearse ? ('rehearsal' as const) : undefined,
      }),
      chance: parts.chance,
      keyFrom: parts.keyFrom,
      priceOf: (seat) => settings.priceOf(seat) ?? (limited && isFree(seat.backend) ? nothing : undefined),
    });
    const away = table.seats.find((seat) => seat.backend === elsewhere);
    if (away) refuse(briefWords[language].elsewhere(away.name));
    const unknown = table.seats.find((seat) => !parts.backends.has(seat.backend));
    if (unknown) refuse(say.unknownBackend(unknown.backend, [...parts.backends.keys()].join(', ')));
    const unpriced = table.seats.find((seat) => !isPriced(settings, seat));
    if (brief.budget?.cost !== undefined && unpriced)
      refuse(briefWords[language].unpriced(unpriced.name, unpriced.backend));
    const unkept = table.seats.find((seat) => seat.budget?.cost !== undefined && !isPriced(settings, seat));
    if (unkept) refuse(briefWords[language].ownUnpriced(unkept.name, unkept.backend));
    return { table, chosen };
  }

  /** Everything about the council but its place and its id; refused when something is wrong with it. */
  async function laid(asked: Convene, asSketch = false) {
    if (parts.state().identities.length === 0) refuse(say.nobody);
    const source = await sourceOf(asked);
    const script = asked.script && loadScript(asked.script.text, asked.script.file, language);
    if (asked.script && script && !script.value)
      refuse(say.wrongScript(script.problems.length), script.problems);
    const unasked = script ? 'script' : asked.rehearse ? 'rehearsal' : undefined;
    const choice = await parts.chooser.choose(unasked ?? asked.backend);
    const checked = await check(source, choice, unasked !== undefined, asked.language);
    const { brief: written, problems, protocol, context } = checked;
    const errors = problems.filter((problem) => problem.severity === 'error');
    if (!written) return refuse(say.wrongBrief(errors.length), problems);
    const own = written.budget ?? checked.settings.budget;
    const usual = own || asked.budget ? { budget: { ...own, ...defined(asked.budget ?? {}) } } : {};
    const minutes = usual.budget?.time ?? checked.settings.budget?.time ?? protocol.minutes;
    const brief: Brief = { ...written, ...defined({ ...usual, language: asked.language }) };
    const noChannel = brief.channel === undefined ? undefined : parts.refusedIn?.(brief.channel);
    if (noChannel !== undefined) refuse(noChannel);
    const { table, chosen } = tableOf(brief, checked, asked, choice);
    const at = parts.clock.now();
    const begun: Omit<Council, 'id'> = {
      conversationId: asked.once ?? parts.chance.ulid(at),
      brief,
      protocol,
      ...table,
      language: brief.language ?? languageOfQuestion(brief.question),
      fence: parts.chance.word(10),
      seed: asked.seed ?? parts.chance.seed(),
      attended: asked.attended ?? true,
      votesOn: 'motion',
      time: minutes === 'off' ? 'off' : { minutes, each: minutes },
      ...standing(brief),
      createdAt: at,
      updatedAt: at,
      runs: [],
      injections: [],
      reruns: [],
      ...contextIn(context),
      ...(script?.value ? { script: JSON.stringify(script.value) } : {}),
    };
    const council = budgeted(
      asked.baseline ? withoutId(withBaseline({ id: 'planned', ...begun }, at)) : begun,
    );
    const odd = script ? neverPlayed(script, council, language) : [];
    if (protocol.id === 'review' && hasNothing(council) && !asSketch)
      throw new Refusal(refusal.nothingToReview, conveningWords[language].nothingToReview, {});
    const { grantable } = checked.settings;
    const shown = await parts.shownChoice(council, choice, chosen);
    return { source, council, problems: [...problems, ...odd], context, grantable, choice: shown };
  }

  /** Where nobody set a limit the usual one holds, written into the council: a later release changes nothing there. */
  function budgeted(council: Omit<Council, 'id'>): Omit<Council, 'id'> {
    const { budget: named } = council.brief;
    if (named?.tokens !== undefined || named?.cost !== undefined) return council;
    const usual = parts.spending.usualBudget({ id: 'planned', ...council });
    if (!usual) return council;
    const budget = { ...named, ...usual };
    const seats =
      budget.cost === undefined
        ? council.seats
        : council.seats.map((seat) =>
            isFree(seat.backend) && !seat.price ? { ...seat, price: nothing } : seat,
          );
    return { ...council, seats, brief: { ...council.brief, budget } };
  }

  /** The council that this would be: nothing is written and nobody is asked. */
  async function planned(asked: Convene): Promise<Planned> {
    const { council, choice, source } = await laid(asked);
    const brief = await briefOf(source, council);
    return { council: { id: 'planned', ...council }, choice, because: source.because, brief };
  }

  /** As it would be begun with, and where it would stand. */
  async function briefOf(source: Source, { brief, createdAt }: Omit<Council, 'id'>) {
    const running = (id: CouncilId) => reserved.has(id) || councilOf(parts.state(), id) !== undefined;
    const path =
      source.path ??
      councilPaths(home, await councilIdFor(brief.question, createdAt, takenIn(home, running))).brief;
    return { path: shownPath(home, path), text: source.text, isFile: source.path !== undefined };
  }

  /** The same, of a brief that is still to be written: what it lacks may come. */
  async function sketched(asked: Convene): Promise<{ council: Council }> {
    const { council } = await laid(asked, true);
    return { council: { id: 'planned', ...council } };
  }

  async function convene(asked: Convene, more: Pick<Council, 'origin'> = {}): Promise<Convened> {
    const { source, council, problems, context, choice, grantable } = await laid(asked);
    const known = Object.values(parts.state().councils).find((one) => one.conversationId === asked.once);
    if (known) {
      const { id, briefPath = '', protocol } = known;
      return { id, briefPath, mode: protocol.id, because: source.because, warnings: [], choice };
    }
    if (choice.missing.length > 0)
      refuse([...choice.missing.map(({ message }) => message), choosingWords[language].instead].join('\n'));
    parts.spending.seen(more.origin ? 'follow-up' : 'convene', { id: 'planned', ...council }, asked.seen, {
      because: source.because,
      brief: await briefOf(source, council),
    });
    const running = (id: CouncilId) => reserved.has(id) || councilOf(parts.state(), id) !== undefined;
    const { createdAt } = council;
    const id = source.path
      ? await councilIdForBrief(source.path, createdAt, takenIn(home, running, source.path))
      : await councilIdFor(council.brief.question, createdAt, takenIn(home, running));
    reserved.add(id);
    try {
      const path = source.path ?? (await writeBrief(home, id, source.text));
      await parts.submit({
        id,
        ...council,
        briefPath: shownPath(home, path),
        ...(source.path === undefined ? { briefHash: briefHash(source.text) } : {}),
        ...more,
        ...defined({ baseCommit: await baseCommit(parts.workspace ?? dirname(home)) }),
      });
      const warnings = [
        ...problems.map((problem) => `${problem.file}:${problem.line}: ${problem.message}`),
        ...(context?.cut ?? []).map(conveningWords[council.language].cut),
        ...(asked.baseline && !council.baseline ? [conveningWords[language].nobodyAlone] : []),
        ...(grantable ? idleGrantsOf(council.seats, grantable, language) : []),
      ];
      const mode = council.protocol.id;
      return { id, briefPath: path, mode, because: source.because, warnings, choice };
    } finally {
      reserved.delete(id);
    }
  }

  return { convene, planned, sketched, check, sourceOf };
}

export interface Planned {
  council: Council;
  choice: ChoiceView;
  because: ModeWhy;
  brief: NonNullable<SpendView['brief']>;
}

const hasNothing = ({ brief, context }: Pick<Council, 'brief' | 'context'>): boolean =>
  !(typeof brief.context === 'string' ? brief.context : context)?.trim();

const withoutId = ({ id: _id, ...council }: Council): Omit<Council, 'id'> => council;

const isPriced = (settings: ConveneSettings, seat: { backend: string; model?: string }): boolean =>
  isFree(seat.backend) || settings.priceOf(seat) !== undefined;

function contextIn(context: Gathered | undefined): Pick<Council, 'context' | 'cut' | 'cited'> {
  if (!context) return {};
  return {
    context: context.text,
    ...(context.cut.length > 0 ? { cut: context.cut } : {}),
    ...(context.cited.length > 0 ? { cited: context.cited } : {}),
  };
}

/** One that is held in a channel begins when it has the floor there. */
const standing = ({ channel }: Brief): Pick<Council, 'status' | 'why'> =>
  channel === undefined
    ? { status: 'running' }
    : { status: 'paused', why: { code: 'waits-for-floor', detail: channel } };
