/**
 * A council as one page that needs nothing else: it runs no script and asks for nothing, and its policy forbids both.
 * The answer comes first, then everything that was said. Light or dark as the reader's system is, and fit for paper.
 */
import { titleOf } from '../../../rpc/views/titled.ts';
import type { CouncilView } from '../../../rpc/views/views.ts';
import { originWords } from '../../../rpc/words/council/pastWords.ts';
import { typeset } from '../../../rpc/words/typeset.ts';
import { type Exported, exportedFrom } from './exportContext.ts';
import { sprite } from './exportGlyphs.ts';
import { prose } from './exportMarkdown.ts';
import { phaseName, phases, rail } from './exportPhases.ts';
import { side, tallyLine, verdict } from './exportSide.ts';
import { style } from './exportStyle.ts';
import { synthesisCard } from './exportSynthesis.ts';
import { escaped, glyph, nameOf, standGlyph } from './markup.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function htmlOf(view: CouncilView): string {
  const page = exportedFrom(view);
  const { head, language, words, last } = page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escaped(titleOf(head))}</title>
<style>${style}</style>
</head>
<body>
${sprite()}
<a class="jump" href="#transcript">${escaped(words.skip)}</a>
${top(page)}
<div class="lane">
<main>
${outcome(page)}
${last ? synthesisCard(page, last, 'synthesis') : ''}
${matrix(page)}
<div id="transcript" role="region" aria-label="${escaped(words.transcript)}">
${phases(page)}
</div>
</main>
${side(page)}
</div>
<footer class="foot"><p>${escaped(words.written(head.id))}</p><p>${escaped(words.selfContained)}</p></footer>
</body>
</html>
`;
}

function top(page: Exported): string {
  const { head, say, council, language } = page;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    head.createdAt,
  );
  const facts = [
    `<span class="tag">${escaped(head.mode)}</span>`,
    ...(head.rehearsal
      ? [`<span class="tag">${glyph('beaker')}${escaped(council.rehearsalTag)}</span>`]
      : []),
    `<span>${escaped(say.seats(head.seats.filter((seat) => seat.votes).length))}</span>`,
    `<time datetime="${new Date(head.createdAt).toISOString()}">${escaped(day)}</time>`,
  ];
  return `<header class="top"><div class="wrap"><h1>${escaped(titleOf(head))}</h1>${head.title === undefined ? '' : `<p class="muted">${escaped(head.question)}</p>`}<p class="meta">${facts.join('')}</p>${origin(page)}${rail(page)}<div class="strip"><b>${escaped(verdict(page))}</b>${tallyLine(page)}</div></div></header>`;
}

function origin(page: Exported): string {
  const { head, language } = page;
  if (!head.origin) return '';
  const words = language === 'fr' ? typeset(originWords.fr) : originWords.en;
  const { kind, council, run, seat, changed } = head.origin;
  const phase = head.phases.find((each) => each.run === run);
  const at = phase && [phaseName(page, phase), ...(seat ? [nameOf(head, seat)] : [])].join(', ');
  const text = kind === 'fork' ? words.forked(council, at, changed || undefined) : words.follows(council);
  return `<p class="meta">${glyph('fork', 'muted')}<span>${escaped(text)}</span></p>`;
}

/** How it ended: the person's decision, or why there is none. That no model was asked is said with it. */
function outcome(page: Exported): string {
  const { head, say, council } = page;
  const rehearsal = head.rehearsal
    ? `<p class="ln">${glyph('beaker', 'muted')}<span><b>${escaped(council.rehearsal)}.</b> <span class="muted">${escaped(say.rehearsalDetail)}</span></span></p>`
    : '';
  const notice = (tone: string, mark: string, title: string, detail: string): string =>
    `<div class="note ${tone}" role="note">${mark}<div><p><b>${escaped(title)}</b></p>${detail}${rehearsal}</div></div>`;
  const { decision, status, why } = head;
  if (decision) {
    const tone = decision.verdict === 'reject' ? 'disagree' : 'agree';
    const text = decision.text ? `<div class="body" dir="auto">${prose(decision.text)}</div>` : '';
    const by = nameOf(head, decision.by);
    return notice(tone, glyph('law', 'human'), say.decidedBy[decision.verdict](by), text);
  }
  const word = council.status[status];
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  const reason = why ? `<p class="muted">${escaped(council.reason(why))}</p>` : '';
  const mark =
    status === 'decision' || status === 'recommended' ? glyph('law', 'muted') : standGlyph('absent');
  return notice('', mark, title, reason);
}

function matrix({ head, council, words }: Exported): string {
  if (!head.matrix?.length) return '';
  const rows = head.matrix.map(
    ({ option, score, scores }) =>
      `<tr><th scope="row">${escaped(option)}</th><td class="num">${score ?? '–'}</td><td>${scores.map((each) => `${escaped(nameOf(head, each.seat))} ${each.score}`).join(', ')}</td></tr>`,
  );
  return `<section class="phase"><p class="ph"><b>${escaped(words.matrix)}</b></p><div class="wide"><table><thead><tr><th scope="col">${escaped(council.matrix.option)}</th><th scope="col">${escaped(words.median)}</th><th scope="col">${escaped(council.matrix.score)}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
