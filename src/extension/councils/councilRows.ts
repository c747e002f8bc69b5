/** Councils as rows: which state shows as which icon, words and menus, in groups. Exactly the table of the design. */
import { titleOf } from '../../rpc/views/titled.ts';
import type { AsideView, CouncilRow, Language } from '../../rpc/views/views.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { editorWords } from '../../rpc/words/editor/editorWords.ts';
import { foreignWords } from '../../rpc/words/host/foreignWords.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { type Row, type RowColor, shorten, spoken } from '../trees/treeRow.ts';

/** A side bar of usual width then still shows the state; the whole question is in the tooltip and read aloud. */
const labelLength = 30;

export interface CouncilGroup {
  id: string;
  label: string;
  open: boolean;
  rows: CouncilRow[];
}

interface Look {
  codicon: string;
  color?: RowColor;
  state: string;
  /** Words for menus; `offers…` are the inline actions. */
  context: string;
}

/** The host names the path from the start; the file is there from the synthesis on. */
export const hasArchive = (row: CouncilRow) =>
  row.archivePath !== undefined && row.status !== 'running' && row.status !== 'paused';

export const ended = (row: CouncilRow) => !['running', 'paused', 'decision'].includes(row.status);

function look(row: CouncilRow, language: Language): Look {
  const council = councilWords[language];
  const words = editorWords[language];
  const dated = (state: string) => words.endedOn(state, shortDate(row.at, language));
  switch (row.status) {
    case 'decision':
      return {
        codicon: 'law',
        color: 'charts.purple',
        state: standing(row, language),
        context: 'undecided offersDecide offersTranscript',
      };
    case 'running':
      return { codicon: 'sync', state: progress(row, language), context: 'running' };
    case 'paused':
      return { codicon: 'debug-pause', state: pause(row, language), context: 'paused' };
    default:
  }
  const undecided = row.status === 'recommended' || row.status === 'over-budget' ? 'undecided ' : '';
  if (row.rehearsal)
    return {
      codicon: 'beaker',
      state: dated(councilWords[language].unaskedTag(row.scripted)),
      context: `${undecided}rehearsed offersTranscript`,
    };
  switch (row.status) {
    case 'decided':
      return row.verdict === 'amend'
        ? { codicon: 'edit', state: dated(council.verdict.amend), context: 'amended offersArchive' }
        : {
            codicon: 'pass',
            color: 'charts.green',
            state: dated(council.verdict.accept),
            context: 'accepted offersArchive',
          };
    case 'rejected':
      return {
        codicon: 'error',
        color: 'charts.red',
        state: dated(council.verdict.reject),
        context: 'rejected offersArchive',
      };
    case 'recommended':
      if (row.elsewhere)
        return {
          codicon: 'circle-large',
          state: council.recommendedElsewhere,
          context: 'undecided elsewhere offersArchive',
        };
      return {
        codicon: 'circle-large',
        state: dated(council.status.recommended),
        context: 'undecided offersDecide',
      };
    case 'stopped':
      return { codicon: 'debug-stop', state: dated(words.stopped), context: 'stopped offersTranscript' };
    case 'over-budget':
      return {
        codicon: 'circle-slash',
        state: dated(words.overBudget),
        context: 'undecided stopped offersTranscript',
      };
    default:
      return {
        codicon: 'circle-slash',
        state: dated(council.status.inconclusive),
        context: 'inconclusive offersTranscript',
      };
  }
}

/** "3 of 4 back B · 3 open", "departs from the motion"; of councils of before "3 of 4 agree". */
function standing(row: CouncilRow, language: Language): string {
  const words = motionWords[language];
  if (row.departs) return words.departs;
  const open = row.open ? [words.open(row.open)] : [];
  return [support(row, language), ...open].join(' · ');
}

/** How many are for it, and for what. */
function support({ agree = 0, of, letter, motionBy, open }: CouncilRow, language: Language): string {
  if (open === undefined) return councilWords[language].agreeOf(agree, of ?? 0);
  const words = motionWords[language];
  return of === undefined ? words.noVote : words.back(agree, of, letter ?? (motionBy && words.theMotion));
}

/** "Challenge, 2 of 4". */
export function progress(row: CouncilRow, language: Language): string {
  const phase = row.phase
    ? (councilWords[language].phases[row.phase] ?? row.phase)
    : councilWords[language].status.running;
  return row.asked ? editorWords[language].phaseOf(phase, row.answered ?? 0, row.asked) : phase;
}

function pause(row: CouncilRow, language: Language): string {
  const { status, reason } = councilWords[language];
  if (!row.why) return status.paused;
  // "paused by Papa" says it already; every other reason follows the colon.
  return row.why.code === 'paused-by' ? reason(row.why) : editorWords[language].pausedFor(reason(row.why));
}

export function councilRow(row: CouncilRow, language: Language): Row {
  const words = editorWords[language];
  const council = councilWords[language];
  const { codicon, color, state, context } = look(row, language);
  const running = row.status === 'running';
  const standing = row.elsewhere ? council.recommendedElsewhere : council.status[row.status];
  const ending = row.verdict && ended(row) ? council.verdict[row.verdict] : standing;
  const status = running ? progress(row, language) : ending;
  const facts: [string, string][] = [
    [words.protocol, transcriptWords[language].protocols[row.mode] ?? row.mode],
    [words.state, row.rehearsal ? `${status} · ${council.unaskedTag(row.scripted)}` : status],
  ];
  // While it runs most votes are to come, and a count of them would read as a result.
  if (row.of && !running) facts.push([council.consensusHeading, support(row, language)]);
  if (row.open !== undefined && !row.of && !running)
    facts.push([council.consensusHeading, motionWords[language].noVote]);
  if (row.departs) facts.push([council.recommendation, motionWords[language].departs]);
  if (row.open) facts.push([motionWords[language].points, motionWords[language].open(row.open)]);
  facts.push(['', words.convenedOn(longDate(row.at, language))]);
  return {
    id: `council/${row.id}`,
    label: shorten(titleOf(row), labelLength),
    description: state,
    icon: color ? { codicon, color } : { codicon },
    context: `council ${context}${hasArchive(row) ? ' archived' : ''}${ended(row) ? ' over' : ''}`,
    spoken: spoken(titleOf(row), state),
    tooltip: { title: titleOf(row), facts },
  };
}

/** What came with the folder and was set aside: a place to look at, and nothing of ours. */
export function asideRow({ name }: AsideView, language: Language): Row {
  const words = foreignWords[language];
  return {
    id: `aside/${name}`,
    label: name,
    description: words.row,
    icon: { codicon: 'root-folder' },
    context: 'setAside',
    spoken: spoken(name, words.row),
    tooltip: { title: name, facts: [['', words.message]] },
  };
}

/** Your decision, Active, then months, newest first. Empty groups are absent. */
export function councilGroups(rows: readonly CouncilRow[], language: Language): CouncilGroup[] {
  const newest = [...rows].sort((a, b) => b.at - a.at);
  const words = editorWords[language].groups;
  const first: CouncilGroup[] = [
    {
      id: 'decide',
      label: words.decide,
      open: true,
      rows: newest.filter((row) => row.status === 'decision'),
    },
    {
      id: 'active',
      label: words.active,
      open: true,
      rows: newest.filter((row) => row.status === 'running' || row.status === 'paused'),
    },
  ];
  const months = new Map<string, CouncilGroup>();
  for (const row of newest.filter(ended)) {
    const label = month(row.at, language);
    const group = months.get(label) ?? { id: `month/${label}`, label, open: months.size === 0, rows: [] };
    group.rows.push(row);
    months.set(label, group);
  }
  return [...first.filter((group) => group.rows.length > 0), ...months.values()];
}

const format = (at: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(editorWords[language].locale, options).format(at);

const shortDate = (at: number, language: Language) =>
  format(at, language, { day: 'numeric', month: 'short' });
const longDate = (at: number, language: Language) =>
  format(at, language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

function month(at: number, language: Language): string {
  const text = format(at, language, { month: 'long', year: 'numeric' });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
