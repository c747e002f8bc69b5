/** Who answers, as lines for people: a backend, its models, or why not and what to do; and the choice before a council starts. */
import type { BackendRow, ChoiceView } from '../../rpc/messages/modelMessages.ts';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { pad, width, wrap } from '../terminal/width.ts';
import { nameOf } from './renderHead.ts';

const most = 8;

export function modelLines(rows: readonly BackendRow[], page: Page): string[] {
  const { paint, columns } = page;
  const words = keysCli[page.language];
  const widest = Math.max(0, ...rows.map(({ backend }) => width(backend)));
  return rows.flatMap(({ backend, ok, why, models }) => {
    const usualFirst = models.toSorted((a, b) => Number(b.usual ?? false) - Number(a.usual ?? false));
    const shown = usualFirst.slice(0, most).map(({ id, family, usual }) => {
      const marks = [...(usual ? [words.usual] : []), ...(family ? [tameLine(family)] : [])];
      return marks.length > 0 ? `${tameLine(id)} (${marks.join(', ')})` : tameLine(id);
    });
    const rest = models.length > most ? [words.more(models.length - most)] : [];
    const told = ok ? [...shown, ...rest].join(', ') || words.answers : tameLine(why ?? '');
    return wrap(told, Math.max(20, columns - widest - 4)).map((line, n) => {
      const mark = n > 0 ? ' ' : ok ? '●' : paint.dim('○');
      const said = ok ? line : paint.dim(line);
      return `${mark} ${pad(n > 0 ? '' : backend, widest)}  ${said}`;
    });
  });
}

/** Nothing where every seat names its own and nothing is lacking: the council's own head says it. */
export function choiceLines(choice: ChoiceView, page: Page): string[] {
  const { columns, paint } = page;
  const { why, seats, warnings, missing } = choice;
  const models = seats.filter(({ backend }) => backend !== 'rehearsal' && backend !== 'human');
  const widest = Math.max(0, ...seats.map((seat) => width(nameOf(seat))));
  const named = why !== undefined && models.length > 0;
  return [
    ...(why === undefined ? [] : wrap(why, columns)),
    ...(named
      ? seats.map((seat) => {
          const answering = seat.model === undefined ? seat.backend : `${seat.backend} · ${seat.model}`;
          return `  ${pad(nameOf(seat), widest)}  ${paint.dim(tameLine(answering))}`;
        })
      : []),
    ...[...missing.map(({ message }) => message), ...warnings].flatMap((line) =>
      wrap(tameLine(line), columns),
    ),
  ];
}
