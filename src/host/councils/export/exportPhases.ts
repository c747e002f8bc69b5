/** The phases of an exported page: the rail at its top, and each phase with everything that was said in it. */
import { own } from '../../../core/own.ts';
import type { CheckView } from '../../../rpc/views/deliberationViews.ts';
import type { EntryView, PhaseView } from '../../../rpc/views/views.ts';
import type { Exported } from './exportContext.ts';
import { injectionArticle, turnArticle } from './exportTurn.ts';
import { clock, escaped, type Glyph, glyph, nameOf, standGlyph, when } from './markup.ts';

export const phaseName = ({ council }: Exported, { phase, loop }: PhaseView): string => {
  const name = own(council.phases, phase) ?? phase;
  return loop && loop.of > 1 ? `${name} · ${council.loop(loop.nth, loop.of)}` : name;
};

function below(page: Exported, phase: PhaseView): string {
  const { council, say, head } = page;
  if (phase.state === 'skipped') return escaped(say.skipped(phase.why ? council.reason(phase.why) : ''));
  if (phase.votes && phase.stands.length <= 12)
    return phase.stands
      .map(({ seat, stand }) => standGlyph(stand, `${nameOf(head, seat)}: ${council.votes[stand]}`))
      .join('');
  if (phase.verdict) return escaped(council.gate[phase.verdict]);
  if (phase.blind) return escaped(say.positions(phase.answered));
  return when(tookOf(phase), (ms) => clock(ms));
}

const tookOf = ({ startedAt, endedAt, rested = 0 }: PhaseView): number | undefined =>
  startedAt === undefined || endedAt === undefined ? undefined : endedAt - startedAt - rested;

const dots: Record<PhaseView['state'], Glyph> = {
  done: 'done',
  now: 'to-come',
  skipped: 'skip',
  'to-come': 'to-come',
};

export function rail(page: Exported): string {
  const { head, council, say } = page;
  const steps = head.phases.map(
    (phase) =>
      `<li class="${phase.state}"><a class="step"${phase.state === 'done' || phase.state === 'now' ? ` href="#p${phase.run}"` : ''}><span class="dot">${glyph(dots[phase.state])}</span><span class="nm">${escaped(phaseName(page, phase))}</span></a><span class="st">${below(page, phase)}</span></li>`,
  );
  const { decision, status } = head;
  const last = decision
    ? council.verdict[decision.verdict]
    : status === 'decision'
      ? say.waitingForYou
      : say.notDecided;
  const person = `<li class="${decision ? 'done' : 'to-come'} person"><span class="step"><span class="dot">${glyph('person', 'human')}</span><span class="nm">${escaped(say.decision)}</span></span><span class="st">${escaped(last)}</span></li>`;
  return `<ol class="rail${steps.length > 6 ? ' many' : ''}" aria-label="${escaped(say.phases)}">${steps.join('')}${person}</ol>`;
}

function checks({ council, words }: Exported, list: readonly CheckView[]): string {
  const marks: Record<CheckView['state'], [Glyph, string]> = {
    passed: ['agree', 'agree'],
    failed: ['disagree', 'disagree'],
    waived: ['warning', 'nuance'],
    running: ['to-come', 'muted'],
  };
  const items = list.map(({ name, state, output, waived }) => {
    const by = waived ? ` · ${escaped(council.waivedBy(waived.by))} · ${escaped(waived.text)}` : '';
    const printed = output?.trim()
      ? `<details><summary>${escaped(words.output)}</summary><pre><code>${escaped(output)}</code></pre></details>`
      : '';
    return `<li>${glyph(...marks[state], council.check[state])}<span><code>${escaped(name)}</code> <span class="muted">${escaped(council.check[state])}${by}</span>${printed}</span></li>`;
  });
  return items.length === 0 ? '' : `<ul class="rows checks">${items.join('')}</ul>`;
}

/** Long transcripts are drawn in groups that a browser need not lay out before they are seen. */
const groupOf = 40;

export function phases(page: Exported): string {
  const byRun = new Map<number, EntryView[]>();
  for (const entry of page.view.entries) {
    const run = byRun.get(entry.run) ?? [];
    byRun.set(entry.run, run);
    run.push(entry);
  }
  const early = [...byRun].filter(([run]) => run < 0).flatMap(([, entries]) => entries);
  return [
    ...early.map((entry) => drawn(page, entry)),
    ...page.head.phases
      .filter((phase) => phase.state !== 'to-come')
      .map((phase) => phaseSection(page, phase, byRun.get(phase.run) ?? [])),
  ].join('');
}

const drawn = (page: Exported, entry: EntryView): string =>
  entry.kind === 'turn' ? turnArticle(page, entry) : injectionArticle(page, entry);

function phaseSection(page: Exported, phase: PhaseView, entries: readonly EntryView[]): string {
  const { council, say, head } = page;
  const name = phaseName(page, phase);
  if (phase.state === 'skipped')
    return `<section class="phase"><p class="ph skipped"><b>${escaped(name)}</b> <span class="muted">${below(page, phase)}</span></p>${entries.map((entry) => drawn(page, entry)).join('')}</section>`;
  const facts = [
    ...(phase.asked > 1 ? [say.answeredOf(phase.answered, phase.asked)] : []),
    ...(phase.blind ? [say.blind] : []),
    ...(phase.sentBack ? [council.sentBack(name, phase.sentBack.time, phase.sentBack.of)] : []),
    ...(phase.verdict ? [council.gate[phase.verdict]] : []),
    ...(tookOf(phase) === undefined ? [] : [clock(tookOf(phase) ?? 0)]),
  ].join(' · ');
  const votes = phase.votes
    ? `<span class="vs">${phase.stands.length <= 12 ? phase.stands.map(({ seat, stand }) => standGlyph(stand, `${nameOf(head, seat)}: ${council.votes[stand]}`)).join('') : ''}</span>`
    : '';
  const groups = Array.from({ length: Math.ceil(entries.length / groupOf) }, (_, n) =>
    entries.slice(n * groupOf, (n + 1) * groupOf),
  );
  const body = groups
    .map((group) => {
      const inner = group.map((entry) => drawn(page, entry)).join('');
      return groups.length > 1 ? `<div class="group">${inner}</div>` : inner;
    })
    .join('');
  return `<section class="phase" id="p${phase.run}"><details open><summary class="ph"><h2>${escaped(name)}</h2><span class="muted">${escaped(facts)}</span><i class="rule"></i>${votes}</summary>${checks(page, phase.checks ?? [])}${body}</details></section>`;
}
