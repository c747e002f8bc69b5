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

/** A hook for the backend's `headers`. */
export function askHeader({ scene, tries }: Pick<TurnRequest, 'scene' | 'tries'>): Record<string, string> {
  const attempt = scene.repair === undefined ? 1 : 2;
  return written({
    council: scene.council,
    round: scene.round,
    phase: scene.phase.id,
    form: scene.form,
    seat: scene.seat.id,
    attempt,
    tries,
    life: process.pid,
  });
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
