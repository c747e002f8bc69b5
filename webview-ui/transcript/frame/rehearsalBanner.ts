/** That no model was asked, or which voices were built in. */
import type { TemplateResult } from 'lit';
import { listed } from '../../shared/format.ts';
import { notice } from '../../shared/noticeView.ts';
import { rehearsed } from '../model/seatNames.ts';
import type { Scene } from './transcriptScene.ts';

/** Said once, at the top of the feed, and never removable. */
export function rehearsalBanner({ head, say, council, state }: Scene): TemplateResult {
  const seats = rehearsed(head);
  const all = seats.length === head.seats.filter((seat) => seat.kind === 'agent').length;
  if (head.scripted) return notice('', 'beaker', council.unasked(true), say.scriptedDetail);
  return all
    ? notice('', 'beaker', council.unasked(), say.rehearsalDetail)
    : notice(
        '',
        'beaker',
        say.partRehearsal(
          listed(
            seats.map((seat) => seat.name),
            state.language,
          ),
        ),
        say.partRehearsalDetail,
      );
}
