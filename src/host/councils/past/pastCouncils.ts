/** A council again: forked, compared, replayed, exported, rated, followed up, counted. None of it changes the original but a rating. */
import { stringify } from 'yaml';
import { comparison } from '../../../core/councils/baseline.ts';
import { limitsOf } from '../../../core/councils/budget/budget.ts';
import { comparisonOf } from '../../../core/councils/comparison.ts';
import type { Council, Price, Seat } from '../../../core/councils/council.ts';
import { isRehearsal } from '../../../core/councils/unasked.ts';
import type { Event } from '../../../core/events.ts';
import type { CouncilId, Language } from '../../../core/ids.ts';
import { councilOf, type State } from '../../../core/state.ts';
import { Refusal } from '../../../rpc/connect/client.ts';
import { type Convene, type Convened, refusal } from '../../../rpc/messages/messages.ts';
import type { Seen } from '../../../rpc/messages/spendMessages.ts';
import { printableJson } from '../../../rpc/printableJson.ts';
import type { ComparisonView, PickView } from '../../../rpc/views/comparisonViews.ts';
import type {
  CompareView,
  ExportFormat,
  ExportView,
  ForkView,
  PromptView,
  ReplayView,
  StatsView,
} from '../../../rpc/views/pastViews.ts';
import type { CouncilView } from '../../../rpc/views/views.ts';
import { pastRefusals } from '../../../rpc/words/council/pastWords.ts';
import { typeset } from '../../../rpc/words/typeset.ts';
import { isFree } from '../../answering/prices.ts';
import { defined } from '../../clients/present/entries.ts';
import { briefWords } from '../../declared/briefs/briefWords.ts';
import { takenIn } from '../../declared/briefs/councilId.ts';
import { writeBrief } from '../../declared/briefs/newBrief.ts';
import type { Chance, Clock } from '../../ports/ports.ts';
import { readPlainFile } from '../../store/home/homeFile.ts';
import { councilPaths, shownPath } from '../../store/home/paths.ts';
import { logText } from '../../store/records/councilLog.ts';
import { fromLogs } from '../../store/records/councilLogs.ts';
import { recordsOf } from '../../store/records/previewRecords.ts';
import { briefHash } from '../../store/trash/trashManifest.ts';
import type { Spending } from '../spendConsent.ts';
import { changeable, changedBrief } from './briefLine.ts';
import { entryOf, statsOf } from './collectStats.ts';
import { compared, placeOf } from './compareCouncils.ts';
import { exportedPage } from './exportedPage.ts';
import { followUpBrief } from './followUpBrief.ts';
import { type ForkChanges, forked } from './forkCouncil.ts';
import { lastWord } from './outcome.ts';
import { promptOf } from './promptOfTurn.ts';
import { type TurnPlace, turnNamed, turnPlaces } from './turnNamed.ts';
import { scoreOf } from './worthStats.ts';

export interface AgainParts {
  home: string;
  language: Language;
  clock: Clock;
  chance: Chance;
  backends: ReadonlyMap<string, unknown>;
  state(): State;
  submit(...events: Event[]): Promise<State>;
  /** Running or ended, wherever it is kept; refused when there is none. */
  find(id: CouncilId): Promise<Council>;
  /** What a seat costs, by what is declared now; absent where nobody knows. */
  priceOf(seat: { backend: string; model?: string }): Promise<Price | undefined>;
  convene(asked: Convene, more: Pick<Council, 'origin'>): Promise<Convened>;
  spending: Pick<Spending, 'seen'>;
}

export interface ForkAsked {
  id: CouncilId;
  at: string;
  seat?: string | undefined;
  model?: string | undefined;
  backend?: string | undefined;
  persona?: string | undefined;
  briefLines: string[];
  seed?: number | undefined;
  attended: boolean;
  seen?: Seen | undefined;
}

export type PastCouncils = ReturnType<typeof openPast>;

export function openPast(parts: AgainParts) {
  const { home, clock, chance, find, state, submit } = parts;
  const say = parts.language === 'fr' ? typeset(pastRefusals.fr) : pastRefusals.en;
  const reserved = new Set<CouncilId>();
  const entries = fromLogs(home, entryOf);
  const refuse = (message: string, code: number = refusal.wrongInput): never => {
    throw new Refusal(code, message);
  };

  function turnIn(council: Council, named: string): TurnPlace {
    return (
      turnNamed(council, named) ?? refuse(say.noSuchTurn(named, turnPlaces(council).length), refusal.notFound)
    );
  }

  async function changesOf(council: Council, place: TurnPlace, asked: ForkAsked): Promise<ForkChanges> {
    const { model, backend, persona, briefLines } = asked;
    const id = asked.seat ?? place.seat;
    const seat: Seat | undefined = council.seats.find((each) => each.id === id);
    if (!seat) return refuse(say.noSuchSeat(id, council.seats.map((each) => each.id).join(', ')));
    if (backend !== undefined && !parts.backends.has(backend))
      refuse(say.unknownBackend(backend, [...parts.backends.keys()].join(', ')));
    const other = defined({ backend, model, persona });
    if (asked.seat !== undefined && Object.keys(other).length === 0) refuse(say.nothingForSeat(id));
    const said = [
      ...(backend === undefined ? [] : [`backend ${backend}`]),
      ...(model === undefined ? [] : [`model ${model}`]),
      ...(persona === undefined ? [] : ['persona']),
    ];
    const change = said.length > 0 ? [`${seat.name}: ${said.join(', ')}`] : [];
    const changed = briefLines.length > 0 ? changedBrief(council.brief, briefLines) : undefined;
    if (changed?.problem) {
      const { kind, line, detail } = changed.problem;
      return refuse(say.briefLine[kind](line, detail, changeable.join(', ')));
    }
    const next = { backend: backend ?? seat.backend, ...defined({ model: model ?? seat.model }) };
    const price = await parts.priceOf(next);
    const context =
      changed && changed.brief.context !== council.brief.context ? changed.brief.context : undefined;
    return {
      ...(said.length > 0 ? { seat: { id, ...other, ...defined({ price }) } } : {}),
      ...(changed ? { brief: changed.brief } : {}),
      ...(typeof context === 'string' ? { context } : {}),
      said: [...change, ...briefLines.map((line) => line.trim())].join(' · '),
    };
  }

  /** `…-fork`, then `-2`: a fork of a fork is one more fork of the same. */
  async function forkId(original: CouncilId): Promise<CouncilId> {
    const running = (id: CouncilId) => reserved.has(id) || councilOf(state(), id) !== undefined;
    const taken = takenIn(home, running);
    const base = `${original.replace(/-fork(?:-\d+)?$/, '')}-fork`;
    for (let n = 1; ; n++) {
      const id = n === 1 ? base : `${base}-${n}`;
      if (await taken(id)) continue;
      reserved.add(id);
      return id;
    }
  }

  async function fork(asked: ForkAsked): Promise<ForkView> {
    const original = await find(asked.id);
    const place = turnIn(original, asked.at);
    const changes = await changesOf(original, place, asked);
    const id = await forkId(original.id);
    try {
      const at = clock.now();
      const council = forked(original, place, changes, {
        id,
        conversationId: chance.ulid(at),
        at,
        fence: () => chance.word(10),
        attended: asked.attended,
        // Another draw, as a model asked again would give: the same seed can be asked for.
        seed: asked.seed ?? chance.seed(),
      });
      if (!council) return refuse(say.noSuchTurn(asked.at, turnPlaces(original).length), refusal.notFound);
      // A limit in money is kept only where every call has a price.
      const unpriced = council.seats.find((seat) => seat.price === undefined && !isFree(seat.backend));
      if (limitsOf(council).cost !== undefined && unpriced)
        return refuse(briefWords[parts.language].unpriced(unpriced.name, unpriced.backend));
      parts.spending.seen('fork', council, asked.seen);
      const own = changes.brief && `# ${say.briefOf(original.id)}\n${stringify(changes.brief)}`;
      const written = own === undefined ? undefined : shownPath(home, await writeBrief(home, id, own));
      const of = { briefPath: written ?? original.briefPath, briefHash: own && briefHash(own) };
      await submit({ type: 'council.convened', council: { ...council, ...defined(of) } });
      const settled = council.runs.flatMap((run) => run.turns).filter((turn) => turn.at !== undefined);
      const parting = placeOf(council, place.run, place.seat, 'words');
      if (!parting) return refuse(say.noSuchTurn(asked.at, 0));
      return { id, at: parting, changed: changes.said, kept: settled.length };
    } finally {
      reserved.delete(id);
    }
  }

  async function replay(id: CouncilId, show: (council: Council) => CouncilView): Promise<ReplayView> {
    const council = await find(id);
    const { archive } = councilPaths(home, id);
    const onDisk = await textAt(archive).catch(() => undefined);
    const again = (await recordsOf(home, council)).get(archive);
    return {
      view: show(council),
      archive: onDisk === undefined ? 'missing' : onDisk === again ? 'same' : 'differs',
      archivePath: shownPath(home, archive),
    };
  }

  async function exported(
    id: CouncilId,
    as: ExportFormat,
    show: (council: Council) => CouncilView,
  ): Promise<ExportView> {
    const council = await find(id);
    const name = `${id}.${as}`;
    if (as === 'html') {
      return { name, text: await exportedPage(show(council)) };
    }
    if (as === 'json') {
      // What has ended stands in its log already, in the order in which it was written.
      const log = councilOf(state(), id) ? undefined : await textAt(councilPaths(home, id).log);
      return { name, text: printableJson(log ?? logText(council)) };
    }
    const records = await recordsOf(home, council);
    return { name, text: records.get(councilPaths(home, id).archive) ?? '' };
  }

  async function rate(id: CouncilId, by: string, rating: number): Promise<{ rating: number }> {
    const council = await find(id);
    if (!lastWord(council)) refuse(say.nothingToRate, refusal.notNow);
    const rated: Event = { type: 'council.rated', council: id, by, rating };
    await submit(...recalled(council), rated);
    return { rating };
  }

  /** The first pick wins. What is rehearsed or scripted says nothing of a home's models, and is not counted. */
  async function pick(
    id: CouncilId,
    { by, person, choice }: { by: string; person?: string; choice: PickView },
  ): Promise<ComparisonView> {
    const council = await find(id);
    const both = comparison(council);
    const { baseline } = council;
    if (!baseline) return refuse(say.nobodyAlone, refusal.notNow);
    if (baseline.pick) return refuse(say.pickedAlready(baseline.pick.by), refusal.notNow);
    if (baseline.state === 'failed') return refuse(say.noAnswerAlone, refusal.notNow);
    if (!both) return refuse(baseline.state === 'asked' ? say.stillAlone : say.notDecidedYet, refusal.notNow);
    const whose = choice === 'equal' ? 'equal' : both.sides[choice];
    const score = isRehearsal(council)
      ? undefined
      : scoreOf([...(await entries()).filter((entry) => entry.id !== id), { rehearsal: false, pick: whose }]);
    const after = await submit(...recalled(council), {
      type: 'baseline.picked',
      council: id,
      by,
      choice: whose,
      ...defined({ person, score }),
    });
    return comparisonOf(councilOf(after, id) ?? (await find(id))) ?? { state: 'failed' };
  }

  const recalled = (council: Council): Event[] =>
    councilOf(state(), council.id)
      ? []
      : [{ type: 'council.recalled', council: { ...council, recorded: council.status } }];

  return {
    fork,
    pick,
    replay,
    exported,
    rate,
    async compare(a: CouncilId, b: CouncilId): Promise<CompareView> {
      if (a === b) refuse(say.sameCouncil);
      return compared(await find(a), await find(b));
    },
    async prompt(id: CouncilId, named: string): Promise<PromptView> {
      const council = await find(id);
      return promptOf(council, turnIn(council, named)) ?? refuse(say.noSuchTurn(named, 0), refusal.notFound);
    },
    async stats(since: number | undefined): Promise<StatsView> {
      return statsOf((await entries()).filter((entry) => entry.createdAt >= (since ?? 0)));
    },
    async followUp(
      id: CouncilId,
      asked: Omit<Convene, 'briefText'> & { question: string },
    ): Promise<Convened> {
      const council = await find(id);
      const { question, ...rest } = asked;
      return parts.convene(
        { ...rest, briefText: followUpBrief(council, question) },
        { origin: { kind: 'follow-up', council: id } },
      );
    },
  };
}

const textAt = async (path: string): Promise<string> => (await readPlainFile(path)).toString('utf8');
