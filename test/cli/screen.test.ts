/** The foot of the screen comes and goes; what is printed above it stays. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { screen } from '../../src/cli/follow/teller.ts';

/** Just enough of a terminal: lines, a cursor row, "up n", "erase below". */
function terminal() {
  let lines: string[] = [''];
  let row = 0;
  const write = (text: string) => {
    for (const [, code, n, verb, plain] of text.matchAll(/(\u001b\[\??(\d*)([A-Za-z]))|([^\u001b]+)/g)) {
      if (code === undefined) {
        for (const [index, part] of (plain ?? '').replaceAll('\r', '').split('\n').entries()) {
          if (index > 0) row += 1;
          lines[row] = (lines[row] ?? '') + part;
        }
      } else if (verb === 'A') row -= Number(n || 1);
      else if (verb === 'J') {
        lines = lines.slice(0, row);
        lines[row] = '';
      }
    }
  };
  return { write, text: () => lines.join('\n').trimEnd() };
}

describe('cli: screen', () => {
  it('keeps what was printed and draws the foot under it', () => {
    const seen = terminal();
    const shown = screen(seen.write);
    shown.print(['first']);
    shown.foot(['', 'speaking']);
    assert.equal(seen.text(), 'first\n\nspeaking');
    shown.print(['second', 'third']);
    assert.equal(seen.text(), 'first\nsecond\nthird\n\nspeaking');
    shown.foot(['', 'now', 'longer']);
    shown.foot([]);
    assert.equal(seen.text(), 'first\nsecond\nthird');
  });

  it('draws nothing again that has not changed, and gives the cursor back', () => {
    const written: string[] = [];
    const shown = screen((text) => written.push(text));
    shown.foot(['one']);
    shown.foot(['one']);
    assert.equal(written.length, 1);
    shown.close();
    assert.match(written.join(''), /\u001b\[\?25h$/);
    shown.close();
    assert.equal(written.length, 2);
  });
});
