/** How a call tells the model server of the tests and the bench which ask it is, so that the server's own count proves what was asked. */
import type { TurnRequest } from '../../src/host/ports/ports.ts';

export interface Ask {
  council: string;
  round: number;
  phase: string;
  form: string;
  seat: string;
  /** 2 is the repair question. */
  attempt: number;
  tries: number;
  /** The process that asks: what a killed host had sent may arrive when the next one is at work. */
  life: number;
}

export const askHeaderName = 'x-council-ask';

/** The form that is asked for; none in a channel. */
export const formOf = (scene: TurnRequest['scene']): string => (scene.kind === 'channel' ? '' : scene.form);

/** A hook for the backend's `headers`. */
export function askHeader({ scene, tries }: Pick<TurnRequest, 'scene' | 'tries'>): Record<string, string> {
  const both = { form: formOf(scene), seat: scene.seat.id, tries, life: process.pid };
  if (scene.kind === 'channel')
    return written({ council: scene.channel, round: scene.turn, phase: 'CHAT', attempt: 1, ...both });
  const { council, round, phase, repair } = scene;
  return written({ council, round, phase: phase.id, attempt: repair === undefined ? 1 : 2, ...both });
}

export function written(ask: Ask): Record<string, string> {
  const { council, round, phase, form, seat, attempt, tries, life } = ask;
  const value = [council, round, phase, form, seat, attempt, tries, life].map(encodeURIComponent).join('/');
  return { [askHeaderName]: value };
}

export function readAsk(header: string | string[] | undefined): Ask | undefined {
  if (typeof header !== 'string') return undefined;
  const [council = '', round, phase = '', form = '', seat = '', attempt, tries, life] = header
    .split('/')
    .map(decodeURIComponent);
  return {
    council,
    round: Number(round),
    phase,
    form,
    seat,
    attempt: Number(attempt),
    tries: Number(tries),
    life: Number(life),
  };
}

/** The same ask, however often it is tried. */
export const askKey = ({
  council,
  round,
  seat,
  attempt,
}: Omit<Ask, 'phase' | 'form' | 'tries' | 'life'>): string => `${council}/${round}/${seat}/${attempt}`;
