/**
 * The documents of an owner or an orchestrator: each is a row of headings, each heading has its lines, and whatever was
 * asked to be mended is worked in. A new document is a new layout.
 */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { assembled, enter, noted } from './actor.ts';
import { hash } from './grammar/draw.ts';
import { clipped, fragmentOf } from './grammar/quote.ts';
import { quoted } from './grammar/subject.ts';
import { typeset } from './grammar/typeset.ts';
import { labels } from './labels.ts';
import { addedTo, blockingIn, isMended, mendLines, openIssues, whatChanged } from './mends.ts';
import { pointLine } from './motion.ts';
import { ownOptions } from './options.ts';
import { bullets, type Heading, type Paper, spokenIn, takeUpThePen } from './paper.ts';

interface Layout {
  headings: Heading[];
  /** Where the issues of reviewers are worked in. */
  mends: Heading[];
  /** A first version leaves out what the gate will miss. */
  isJudged?: boolean;
  /** Issues are answered under a heading of their own, and not under "What changed". */
  answersIssues?: boolean;
  /** Begins with a paragraph in the writer's voice. */
  hasLead?: boolean;
}

type Kind = keyof Paper['said']['titles'];

const specified: Heading[] = [
  'problem',
  'people',
  'scope',
  'requirements',
  'assumptions',
  'risks',
  'edges',
  'acceptance',
  'actions',
];
const layouts: Record<Kind, Layout> = {
  outline: { headings: specified, mends: ['risks', 'acceptance'] },
  spec: { headings: specified, mends: ['scope', 'requirements', 'risks', 'acceptance'], isJudged: true },
  plan: {
    headings: ['steps', 'tests', 'wayBack', 'assumptions', 'actions'],
    mends: ['steps', 'tests', 'wayBack'],
    hasLead: true,
  },
  reply: {
    headings: ['blocking', 'remarks', 'edges', 'acceptance', 'risks', 'assumptions', 'actions'],
    mends: ['risks'],
    isJudged: true,
    answersIssues: true,
    hasLead: true,
  },
  structure: {
    headings: ['tldr', 'said', 'shared', 'assumptions', 'risks', 'edges', 'acceptance', 'actions'],
    mends: ['risks', 'actions'],
    isJudged: true,
  },
  page: { headings: ['tldr', 'said', 'shared', 'apart', 'pageActions'], mends: [] },
  frame: { headings: ['options', 'criteria', 'outside'], mends: ['criteria'] },
};

const isProse = new Set<Heading>(['problem', 'people', 'tldr']);
const isNumbered = new Set<Heading>(['requirements', 'steps', 'blocking']);

/** OUTLINE: the sections before they are written. STRUCTURE: what was said, brought into one order. */
export const writeOutline = (scene: Scene): string =>
  written(scene, scene.others.some((one) => one.reading.form !== 'qa') ? 'structure' : 'outline');

/** DRAFT and REVISE: a specification in full. RESPOND: reviews of something else than one's own document are answered. */
export function writeDraft(scene: Scene): string {
  const own = scene.documents.some((one) => one.reading.form === 'draft' || one.reading.form === 'outline');
  return written(scene, scene.brief.type === 'review' || (isReviewed(scene) && !own) ? 'reply' : 'spec');
}

/** RESPOND: the reviews are answered, and each point of theirs by its id. */
export function writeResponse(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const actor = enter(scene);
  const said = (scene.points ?? [])
    .filter((point) => point.by !== scene.seat.id)
    .map((point, at) => pointLine(actor, point, wordOn(paper, at), at));
  return assembled(written(scene, 'reply'), said.join('\n'));
}

/** What blocks is mended once the gate would pass it; of the rest some is accepted and a little disputed. */
const wordOn = (paper: Paper, at: number): 'mended' | 'accepted' | 'disputed' => {
  const drawn = hash(paper.scene.seed, 'word', at) % 5;
  return drawn === 0 ? 'disputed' : drawn === 1 || !isMended(paper) ? 'accepted' : 'mended';
};

/** PLAN: the steps of a change before anything is changed, how each is shown to work, and the way back. */
export const writePlan = (scene: Scene): string => written(scene, 'plan');
/** FRAME: the decision as a question, its options by name, the criteria, and what is not decided here. */
export const writeFrame = (scene: Scene): string => written(scene, 'frame');
/** PUBLISH: one page that somebody who was not there can act on, with its TL;DR and its actions. */
export const writePage = (scene: Scene): string => written(scene, 'page');

const isReviewed = ({ others }: Scene): boolean =>
  others.some((one) => one.reading.form === 'challenge' || one.reading.form === 'review');

function written(scene: Scene, kind: Kind): string {
  const paper = takeUpThePen(scene);
  const { say, voice } = paper;
  const { headings, mends, isJudged, answersIssues, hasLead } = layouts[kind];
  const gap = isJudged && !isMended(paper) ? paper.gate.gap : undefined;
  const sections = headings
    .filter((name) => name !== gap)
    .map((name) => {
      const lines = kind === 'outline' ? outlined(paper, name) : contentOf(paper, name, kind);
      const added = mends.includes(name) && kind !== 'outline' ? addedTo(paper, name, mends) : [];
      // What is added to the steps of a plan comes before the work begins.
      lines.splice(name === 'steps' ? 1 : lines.length, 0, ...added);
      return lines.length > 0 && `${paper.heading(name)}\n${laidOut(name, lines)}`;
    });
  const changed = whatChanged(paper, answersIssues ? [] : mends);
  sections.splice(headings[0] === 'tldr' ? 1 : 0, 0, changed);
  const isRevised = changed !== '' || (isReviewed(scene) && kind !== 'page');
  return assembled(
    noted(paper),
    titled(paper, kind),
    hasLead && say(voice.ground, `${kind} ground`, {}, kind === 'reply' ? scene.round : 0),
    ...sections,
    isRevised && kind !== 'outline' && kind !== 'frame' && openIssues(paper),
  );

  function laidOut(name: Heading, lines: readonly string[]): string {
    if (isProse.has(name) && kind !== 'outline') return lines.join(' ');
    const numbered = isNumbered.has(name) && kind !== 'outline';
    return lines.map((one, at) => `${numbered ? `${at + 1}.` : '-'} ${one}`).join('\n');
  }
}

/** A frame asks the question as it was asked. */
function titled({ scene, said, line, language }: Paper, kind: Kind): string {
  const asked = scene.brief.question.replace(/\s+/gu, ' ').trim();
  if (kind === 'frame' && asked.endsWith('?')) return `# ${typeset(asked, language)}`;
  return `# ${line([said.titles[kind]], 'title')}`;
}

/** What will stand under a heading. */
function outlined({ scene, said, line, say, voice, language }: Paper, name: Heading): string[] {
  const given = { requirements: scene.brief.constraints, acceptance: scene.brief.acceptance };
  const quotes = given[name as keyof typeof given]?.slice(0, 3).map((one) => clipped(one, language)) ?? [];
  const planned = said.planned[name as keyof typeof said.planned];
  return [line([planned], name), ...(name === 'problem' ? [say(voice.ground, 'outline ground')] : quotes)];
}

type Content = (paper: Paper, kind: Kind) => readonly string[];

/** What the scene puts under a heading, before the lines of the script. */
const given: Partial<Record<Heading, Content>> = {
  requirements: (paper) => constraints(paper, [0, 1]),
  acceptance: (paper) => criteria(paper),
  tests: (paper) => criteria(paper),
  wayBack: (paper) => constraints(paper, [1]),
  tldr: ({ said, line }, kind) => [kind === 'page' ? line(said.tldr, 'tldr') : line(said.gist, 'gist')],
  said: ({ scene, said, line, subject, language }, kind) => {
    const positions = [...scene.own, ...scene.others].filter((one) => one.reading.form === 'position');
    const spoken = scene.table.flatMap(({ id }) => positions.find((one) => one.seat === id) ?? []);
    return spoken.slice(0, kind === 'page' ? 6 : spoken.length).flatMap((heard, at) => {
      const quote = fragmentOf(heard.text, [subject.act], scene.seed, kind, heard.seat);
      const template = said.quoted[at === 0 ? 0 : 1 + ((hash(scene.seed, kind) + at) % 3)] ?? said.quoted[0];
      return quote ? [line([template], '', { id: heard.seat, quote: quoted(quote, language) })] : [];
    });
  },
  apart: ({ scene, said, line, language }) => {
    const nameOf = (seat: string) => scene.table.find((one) => one.id === seat)?.name ?? seat;
    const named = scene.disagreements.slice(0, 3).map((one, at) => {
      const slots = { who: nameOf(one.seat), issue: clipped(one.point, language) };
      return line([said.differs[at % 2] ?? said.differs[0]], '', slots);
    });
    return named.length > 0 ? named : [line(said.together, 'together')];
  },
  // What the seats recommended, each under the name of who did; else what anyone would do first.
  pageActions: ({ scene, said, line, script, language }) => {
    const wanted = scene.others.flatMap(({ name, reading }) =>
      reading.form === 'challenge' && reading.recommendation
        ? [`${name}${colons[language]} ${clipped(reading.recommendation, language, 18)}`]
        : [],
    );
    const due = (at: number) => line([said.due[at % 2] ?? said.due[0]], '');
    return [...wanted.slice(0, 3).map((one, at) => `${one}, ${due(at)}.`), ...script('actions')].slice(0, 4);
  },
  options: ({ said, line, language, plan, subject }) => {
    const own = ownOptions(language, plan, subject);
    return own.map(({ name, weighed }, at) => {
      const before = own.slice(0, at).filter((one) => one.weighed === weighed).length;
      const lines = said.option[weighed];
      return `${name}${colons[language]} ${line([lines[before % lines.length] ?? lines[0]], '')}`;
    });
  },
  criteria: (paper) =>
    spokenIn(paper, [...paper.scene.brief.acceptance, ...paper.scene.brief.constraints])
      .slice(0, 3)
      .map(
        (one) => `${one}${paper.language === 'fr' ? '\u202f' : ''}; ${paper.line(paper.said.scored, one)}`,
      ),
  blocking: (paper) => mendLines(paper, layouts.reply.mends),
  remarks: ({ scene, said, line, language }) =>
    scene.others
      .flatMap(({ seat, reading }) =>
        reading.form === 'challenge' && reading.blocking.length === 0 && reading.recommendation
          ? [{ id: seat, issue: clipped(reading.recommendation, language, 20) }]
          : [],
      )
      .slice(0, 6)
      .map((slots, at) => line([said.heard[at % said.heard.length] ?? ''], '', slots)),
};

/** The writer's own words go with the problem and with what the table shares. */
function contentOf(paper: Paper, name: Heading, kind: Kind): string[] {
  const isOwn = name === 'problem' || (name === 'shared' && kind === 'structure');
  return [
    ...(given[name]?.(paper, kind) ?? []),
    ...paper.script(name),
    ...(isOwn ? [paper.say(paper.voice.ground, `${kind} ground`, {}, paper.scene.round)] : []),
  ];
}

const colons = { en: ':', fr: '\u202f:' };

const constraints = (paper: Paper, forms: readonly number[]): string[] =>
  spokenIn(paper, paper.scene.brief.constraints).map((constraint, at) =>
    paper.line([paper.said.requirement[forms[at % forms.length] ?? 0] ?? ''], '', { constraint }),
  );

const criteria = (paper: Paper): string[] =>
  spokenIn(paper, paper.scene.brief.acceptance).map((acceptance, at) =>
    paper.line([paper.said.criterion[at % 2] ?? ''], '', { acceptance }),
  );

/** IMPLEMENT: a change that applies anywhere. A rehearsal has no code to give, so it adds one note, in a file of its own. */
export function writeChange(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const { said, line, language } = paper;
  const issues = scene.sentBack?.issues ?? [];
  const quote = (text: string) => ({ issue: clipped(text, language, 20) });
  const again = issues.map((issue, at) =>
    line(isMended(paper) ? said.resent : said.deferred, `resent ${at}`, quote(issue)),
  );
  const asked = scene.anotherRound ?? scene.askedAgain?.text;
  if (asked !== undefined) again.unshift(line(said.askedAgain, 'asked again', quote(asked)));
  const label = labels[language].change;
  return assembled(
    noted(paper),
    `${label.summary}${line(said.summary, 'summary')}`,
    again.join(' '),
    `\`\`\`diff\n${newFile(pathFor(scene), noteOf(paper, issues))}\n\`\`\``,
    `${label.changelog}${line([said.changelog], 'changelog')}`,
  );
}

/** No file of a workspace is called like this one, since no two councils have the same id. */
function pathFor({ council }: Scene): string {
  const name = council.toLowerCase().replace(/[^a-z0-9-]+/gu, '-');
  return `docs/notes/${name.replace(/^-+|-+$/gu, '') || 'council'}.md`;
}

/** What is about to be done; what the gate missed, written out; and what reviewers raised. */
function noteOf(paper: Paper, issues: readonly string[]): string[] {
  const { scene, said, line, language, gate } = paper;
  const isAnswered = issues.length > 0 && isMended(paper);
  const raised = scene.others
    .flatMap(blockingIn)
    .map(({ heard, text }) => `${heard.name}, ${clipped(text, language, 24)}`);
  const missing = isAnswered
    ? []
    : issues.map((issue) => line(said.deferred, '', { issue: clipped(issue, language, 20) }));
  const section = (name: Heading, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', paper.heading(name), '', ...bullets(lines).split('\n')] : [];
  return [
    titled(paper, 'plan'),
    '',
    ...bullets([...paper.script('note'), ...criteria(paper)]).split('\n'),
    ...section(gate.gap, isAnswered ? contentOf(paper, gate.gap, 'spec') : []),
    ...section('changed', [...raised, ...missing]),
  ];
}

const newFile = (path: string, lines: readonly string[]): string =>
  [
    `diff --git a/${path} b/${path}`,
    'new file mode 100644',
    '--- /dev/null',
    `+++ b/${path}`,
    `@@ -0,0 +1,${lines.length} @@`,
    ...lines.map((line) => `+${line}`),
  ].join('\n');
