/** What many councils say of models and of councils: the ranking as a chart, counts as bars, the rest as tables. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../src/rpc/own.ts';
import type { ToMeasuresPage } from '../../src/rpc/pages/measuresPageMessages.ts';
import type { StandingView, StatsView } from '../../src/rpc/views/pastViews.ts';
import type { Language } from '../../src/rpc/views/views.ts';
import { councilWords } from '../../src/rpc/words/council/councilWords.ts';
import { figureWords } from '../../src/rpc/words/council/figureWords.ts';
import { sumWords } from '../../src/rpc/words/council/sumWords.ts';
import { isTold, reachOf, worthWords } from '../../src/rpc/words/council/worthWords.ts';
import { cssVars } from '../shared/cssVars.ts';
import { icon } from '../shared/icon.ts';

type Drawn = TemplateResult | typeof nothing;

export function measures({ stats, language }: ToMeasuresPage): TemplateResult {
  const { noneEnded, rehearsals } = figureWords[language];
  if (stats === undefined || stats.all.councils === 0)
    return html`<main class="measures"><p class="muted">${noneEnded}</p></main>`;
  return html`<main class="measures">
    ${stats.rehearsals > 0 ? html`<p class="small muted">${icon('beaker', 'sm')} ${rehearsals(stats.rehearsals)}</p>` : nothing}
    <div class="pair">
      ${ranking(stats, language)}
      <div class="stackd">${alone(stats, language)}${endings(stats, language)}</div>
    </div>
    <div class="pair even">${argued(stats, language)}${months(stats, language)}</div>
  </main>`;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

function ranking({ ranking: found }: StatsView, language: Language): Drawn {
  if (!found) return nothing;
  const words = worthWords[language];
  const { low, high } = reachOf(found.models);
  const at = (value: number): string => percent((value - low) / (high - low));
  const ticks = [low, (low + 0.5) / 2, 0.5, (0.5 + high) / 2, high];
  const told = found.models.filter(isTold);
  const spoken = found.models
    .map((each) => `${each.model} ${each.chance ? words.chance(each.chance.value) : words.tooFew}`)
    .join(', ');
  const scale = html`<span class="scale" aria-hidden="true"
    >${ticks.map((tick) => html`<i class=${tick === 0.5 ? 'even' : ''} ${cssVars({ '--at': at(tick) })}></i>`)}</span
  >`;
  return html`<section>
    <h2>${words.ranking}</h2>
    <ul class="chart" aria-label=${words.chart(spoken)}>
      ${told.map((each) => standing(each, at, scale, language))}
      ${
        told.length === 0
          ? nothing
          : html`<li class="axis" aria-hidden="true">
              <span></span
              ><span class="plot">${ticks.map((tick) => html`<span ${cssVars({ '--at': at(tick) })}>${words.chance(tick)}</span>`)}</span
              ><span></span>
            </li>`
      }
      ${found.models.filter((each) => !isTold(each)).map((each) => standing(each, at, scale, language))}
    </ul>
    <p class="small muted">${words.rankingNote(found.rankings, found.councils)}</p>
  </section>`;
}

function standing(
  each: StandingView,
  at: (value: number) => string,
  scale: TemplateResult,
  language: Language,
): TemplateResult {
  const words = worthWords[language];
  const name = html`<span class="mono name" title=${each.model}>${each.model}</span>`;
  if (!isTold(each)) return html`<li class="few">${name}<span class="muted">${words.tooFew}</span></li>`;
  const { value, low, high } = each.chance;
  return html`<li>
    ${name}
    <span class="plot"
      >${scale}<span class="iv" ${cssVars({ '--from': at(low), '--to': at(high) })}></span
      ><span class="pt" ${cssVars({ '--at': at(value) })}></span
    ></span>
    <span class="num">${words.chance(value)} <span class="muted">${words.interval(low, high)}</span></span>
  </li>`;
}

interface Part {
  count: number;
  word: string;
  look: string;
  glyph: string | undefined;
}

/** A part of nothing has no bar, and its word all the same. */
const bars = (parts: readonly Part[], after: Drawn = nothing): TemplateResult =>
  html`<div class="sbars" aria-hidden="true">
      ${parts
        .filter(({ count }) => count > 0)
        .map(
          ({ count, look, glyph }) =>
            html`<span class=${look} ${cssVars({ '--n': String(count) })}>${glyph ? icon(glyph, 'sm') : nothing}${count}</span>`,
        )}
    </div>
    <p class="leg">${parts.map(({ word }) => html`<span>${word}</span>`)}${after}</p>`;

function alone({ alone: score }: StatsView, language: Language): Drawn {
  if (!score) return nothing;
  const words = worthWords[language];
  const parts: Part[] = [
    {
      count: score.council,
      word: words.sides.council(score.council),
      look: 'agree',
      glyph: 'comment-discussion',
    },
    { count: score.equal, word: words.sides.equal(score.equal), look: '', glyph: undefined },
    { count: score.alone, word: words.sides.alone(score.alone), look: '', glyph: 'robot' },
  ];
  const all = score.council + score.equal + score.alone;
  return html`<section><h2>${words.alone}</h2>${bars(parts, html`<span class="muted">${words.compared(all)}</span>`)}</section>`;
}

function endings({ endings: ended }: StatsView, language: Language): Drawn {
  if (!ended) return nothing;
  const words = worthWords[language];
  const looks = [
    ['strong', 'agree', 'pass'],
    ['soft', 'nuance', 'color-mode'],
    ['none', 'disagree', 'error'],
    ['no-vote', '', 'circle-slash'],
  ] as const;
  const parts = looks.map(([ending, look, glyph]) => ({
    count: ended[ending],
    word: words.ending[ending](ended[ending]),
    look,
    glyph,
  }));
  return html`<section><h2>${words.endings}</h2>${bars(parts)}</section>`;
}

function argued({ moves, points }: StatsView, language: Language): Drawn {
  if (!moves || !points) return nothing;
  const words = worthWords[language];
  const { phases } = councilWords[language];
  const rows: [string, number][] = [
    [words.named, moves.named],
    [words.unnamed, moves.unnamed],
    ...points.found.map(({ phase, count }): [string, number] => [
      words.found(own(phases, phase) ?? phase),
      count,
    ]),
    [words.open, points.open],
  ];
  return html`<section>
    <h2>${words.argued}</h2>
    <table class="mini"><tbody>${rows.map(([name, count]) => html`<tr><th scope="row">${name}</th><td class="num">${count}</td></tr>`)}</tbody></table>
  </section>`;
}

function months({ months: all = [] }: StatsView, language: Language): Drawn {
  if (all.length === 0) return nothing;
  const words = worthWords[language];
  const { money } = sumWords[language];
  const most = Math.max(0, ...all.map(({ cost = 0 }) => cost));
  return html`<section>
    <h2>${words.cost}</h2>
    <table class="mini">
      <thead>
        <tr><td></td>${[words.columns.councils, words.columns.calls, words.columns.each, words.columns.all].map((name) => html`<th scope="col" class="num">${name}</th>`)}<td class="part"></td></tr>
      </thead>
      <tbody>
        ${all.map(
          ({ month, councils, calls, cost }) =>
            html`<tr>
              <th scope="row">${words.month(month)}</th>
              <td class="num">${councils}</td>
              <td class="num">${calls}</td>
              <td class="num">${cost === undefined ? '–' : money(cost / councils)}</td>
              <td class="num">${cost === undefined ? '–' : money(cost)}</td>
              <td class="part"><span ${cssVars({ '--share': percent(most > 0 ? (cost ?? 0) / most : 0) })}></span></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
