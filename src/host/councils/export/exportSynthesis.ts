/** The synthesis card: recommendation, consensus, disagreements, risks, insights, and the minority report last. */
import type { SynthesisView } from '../../../rpc/views/deliberationViews.ts';
import type { TurnView } from '../../../rpc/views/views.ts';
import type { Exported } from './exportContext.ts';
import { inline, prose } from './exportMarkdown.ts';
import { toolUses } from './exportTools.ts';
import { avatar, escaped, nameOf, seatOf } from './markup.ts';

const points = (page: Exported, title: string, items: string[]): string =>
  items.length === 0
    ? ''
    : `<div><h3>${escaped(title)}</h3><ul class="dots">${items.map((item) => `<li>${inline(item, page.mentionsAt(undefined))}</li>`).join('')}</ul></div>`;

function insights(page: Exported, { insights: all }: SynthesisView): string {
  if (all.length === 0) return '';
  const items = all.map(
    ({ seat, text }) =>
      `<li>${avatar(page.head, seat, 'm')}<span><span class="sr">${escaped(nameOf(page.head, seat))}${escaped(page.say.colon)} </span>${inline(text)}</span></li>`,
  );
  return `<div class="pad"><h3>${escaped(page.council.insights)}</h3><ul class="ins">${items.join('')}</ul></div>`;
}

function minority(page: Exported, { minority: all }: SynthesisView): string {
  const { head, council } = page;
  return all
    .map(({ seat, text, confidence }) => {
      const by = [
        ...(seat === undefined ? [] : [nameOf(head, seat)]),
        ...(confidence === undefined ? [] : [`${council.confidence.toLowerCase()} ${confidence}/5`]),
      ].join(', ');
      return `<div class="minor">${seat === undefined ? '<span></span>' : avatar(head, seat)}<div><h3 class="plain">${escaped(council.minority)}${by ? ` <span class="muted">· ${escaped(by)}</span>` : ''}</h3><div class="body" dir="auto">${prose(text)}</div></div></div>`;
    })
    .join('');
}

export function synthesisCard(page: Exported, turn: TurnView, anchor: string): string {
  const { council, say, head } = page;
  const { synthesis } = turn;
  if (!synthesis) return '';
  const { recommendation, consensus, disagreements, risks } = synthesis;
  const seat = seatOf(head, turn.seat);
  const model = seat?.backend === 'rehearsal' ? council.rehearsalTag : (turn.model ?? seat?.model);
  const two =
    consensus.length + disagreements.length + risks.length === 0
      ? ''
      : `<div class="pad two">${points(page, council.consensusHeading, consensus)}<div class="stack">${points(page, council.disagreements, disagreements)}${points(page, council.risks, risks)}</div></div>`;
  const said = recommendation ?? turn.body;
  return `<section class="syn" id="${anchor}"><header><span class="row">${avatar(head, turn.seat)}<h2>${escaped(council.synthesis)}</h2><span class="muted">${escaped(nameOf(head, turn.seat))}</span><span class="tag">${escaped(say.synthesizer)}</span>${model ? `<span class="model">${escaped(model)}</span>` : ''}</span></header>${turn.tools ? `<div class="pad">${toolUses(page, turn)}</div>` : ''}<div class="pad"><h3>${escaped(council.recommendation)}</h3><div class="reco body" dir="auto">${prose(said)}</div></div>${two}${insights(page, synthesis)}${minority(page, synthesis)}</section>`;
}
