/** Files as nobody should have written them: valid ones changed at one place, or replaced, as a seed draws. */
import type { Draws } from './draws.ts';

/** What a careless or hostile hand puts where something else belongs. */
const hostile: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 60,
  8.64e15 + 1,
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '2026-01-01-../../x',
  'a\u0000b',
  '\u001b]0;x\u0007',
  '\ud800',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  { length: -1, 0: 'x' },
  { then: 1 },
  { toString: 1 },
  { constructor: { prototype: 1 } },
  { id: 'constructor' },
  { code: 'constructor' },
  { type: '__proto__' },
];

const own = '{"__proto__":{"polluted":true},"constructor":1,"again":{}}';

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every place in a value, so that each is as likely. */
function placesIn(value: unknown): { holder: Holder; key: string }[] {
  const places: { holder: Holder; key: string }[] = [];
  const walk = (holder: unknown): void => {
    if (!isHolder(holder)) return;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      walk((holder as Record<string, unknown>)[key]);
    }
  };
  walk(value);
  return places;
}

function deep(depth: number): unknown {
  let value: unknown = 'end';
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { not: value };
  return value;
}

/** A value changed at one to three places. */
export function changedJson(value: unknown, draws: Draws): unknown {
  if (draws.chance(0.03)) return structuredClone(draws.pick(hostile));
  const next: unknown = JSON.parse(JSON.stringify(value));
  for (let times = 1 + draws.below(3); times > 0; times--) {
    const places = placesIn(next);
    if (places.length === 0) return structuredClone(draws.pick(hostile));
    const { holder, key } = draws.pick(places);
    const held = holder as Record<string, unknown>;
    const way = draws.below(10);
    if (way === 0) delete held[key];
    else if (way === 1) held[key] = [held[key]];
    else if (way === 2) held[key] = JSON.parse(own);
    else if (way === 3) held[key] = deep(draws.pick([30, 100, 1000]));
    else if (way === 4) {
      const other = draws.pick(places);
      held[key] = JSON.parse(JSON.stringify((other.holder as Record<string, unknown>)[other.key] ?? null));
    } else if (way === 5 && !Array.isArray(holder))
      held[draws.pick(['constructor', 'toString', 'again', 'id'])] = held[key];
    else held[key] = structuredClone(draws.pick(hostile));
  }
  return next;
}

/** A text that is cut, filled in, or something else altogether. */
export function changedText(text: string, draws: Draws): Buffer {
  const bytes = Buffer.from(text);
  const at = draws.below(bytes.length + 1);
  switch (draws.below(9)) {
    case 0:
      return Buffer.alloc(0);
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0, 255, 254, 10, 27]), bytes.subarray(at)]);
    case 3:
      return Buffer.from(
        draws.pick(['null', '[]', '{}', '5', '"x"', '<<<<<<< HEAD\n', '- &a [*a]\n', '\u0000', own]),
      );
    case 4:
      return Buffer.concat([bytes, bytes]);
    case 5:
      return Buffer.from('['.repeat(draws.pick([50, 5000, 50_000])));
    case 6: {
      const lines = text.split('\n');
      lines.splice(
        draws.below(lines.length),
        1,
        draws.pick(['__proto__: 1', 'id: constructor', '  - {}', '\t- x', '---', ...lines]),
      );
      return Buffer.from(lines.join('\n'));
    }
    case 7: {
      const wrong = Buffer.from(bytes);
      if (wrong.length > 0) wrong[draws.below(wrong.length)] = draws.below(256);
      return wrong;
    }
    default:
      return Buffer.from(text.replace(/[a-z]+/, () => draws.pick(['constructor', '__proto__', 'toString'])));
  }
}
