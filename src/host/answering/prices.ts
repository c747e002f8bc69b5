/**
 * What models cost, as a dated table: list prices in US dollars for a million tokens. They age; council.yaml's `prices`
 * go before them, by model or by backend. What neither knows has no price, and no limit in money is promised for it.
 */
import { takesNoTokens } from '../../core/councils/budget/uncounted.ts';
import type { Price } from '../../core/councils/council.ts';
import { own } from '../../core/own.ts';

/** The day on which the models that are current were last compared with the providers' pages; older ones keep their last price. */
export const pricesAsOf = '2026-11-16';

const table: Readonly<Record<string, Price>> = {
  // What is stored in its cache costs a quarter more; every request of ours marks its end to be.
  'claude-haiku-4-5': { input: 1, output: 5, cached: 0.1, stored: 1.25 },
  'claude-opus-4-1': { input: 15, output: 75, cached: 1.5, stored: 18.75 },
  'claude-opus-5-5': { input: 4, output: 20, cached: 0.2, stored: 5 },
  'claude-sonnet-4-5': { input: 3, output: 15, cached: 0.3, stored: 3.75 },
  'claude-sonnet-5': { input: 2, output: 10, cached: 0.2, stored: 2.5 },
  'claude-sonnet-5-5': { input: 2, output: 10, cached: 0.2, stored: 2.5 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
  'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
  'gemini-2.5-pro': { input: 1.25, output: 10 },
  // Half of this until the end of 2026: a limit in money holds before and after.
  'gemini-3.8-flash': { input: 1.5, output: 7.5, cached: 0.15 },
  'glm-5.2': { input: 1.4, output: 4.4, cached: 0.26 },
  'glm-5.3': { input: 1.4, output: 4.4, cached: 0.26 },
  'gpt-4.1': { input: 2, output: 8, cached: 0.5 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6, cached: 0.1 },
  'gpt-4o': { input: 2.5, output: 10, cached: 1.25 },
  'gpt-4o-mini': { input: 0.15, output: 0.6, cached: 0.075 },
  'gpt-5': { input: 1.25, output: 10, cached: 0.125 },
  'gpt-5-mini': { input: 0.25, output: 2, cached: 0.025 },
  'gpt-5-nano': { input: 0.05, output: 0.4, cached: 0.005 },
  'gpt-6.1-sol': { input: 2, output: 10, cached: 0.1 },
  'gpt-6.1-terra': { input: 1, output: 5, cached: 0.05 },
};

/** Voices that are ours or a person's: nothing is paid for them, so that a limit in money holds with them at the table. */
export const isFree = takesNoTokens;

export interface PricedSeat {
  backend: string;
  model?: string;
}

interface Declared {
  input: number;
  output: number;
  cached?: number | undefined;
  stored?: number | undefined;
}

export function pricesWith(declared: Readonly<Record<string, Declared>>) {
  const set = (name: string | undefined): Price | undefined => {
    const found = own(declared, name);
    if (!found) return undefined;
    const { input, output, cached, stored } = found;
    return {
      input,
      output,
      ...(cached === undefined ? {} : { cached }),
      ...(stored === undefined ? {} : { stored }),
    };
  };
  /** The model first: it is the more exact of the two. */
  return ({ backend, model }: PricedSeat): Price | undefined =>
    set(model) ??
    set(backend) ??
    (isOwnMachine(backend, model) ? nothing : model === undefined ? undefined : listed(model));
}

/** Whether a limit in money can be kept with this. */
export const isPricedWith =
  (declared: Readonly<Record<string, Declared>>) =>
  (seat: PricedSeat): boolean =>
    isFree(seat.backend) || pricesWith(declared)(seat) !== undefined;

/** An Ollama asks for no money, but for the models that it only passes on to its cloud. */
const isOwnMachine = (backend: string, model: string | undefined): boolean =>
  backend === 'ollama' && !/[:-]cloud$/.test(model ?? '');

const nothing: Price = { input: 0, output: 0 };

/** A model under its own name, behind its maker's, or with the date of its release after it. */
function listed(model: string): Price | undefined {
  const name = model.slice(model.lastIndexOf('/') + 1).replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
  return own(table, name);
}
