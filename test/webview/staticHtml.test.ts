/** Views as text: what a value becomes depends on where it stands, and nothing that it holds can change where that is. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { describe, it } from 'mocha';
import { withGlyphs } from '../../webview-ui/export/exportGlyphs.ts';
import { staticHtml } from '../../webview-ui/export/staticHtml.ts';
import { cssVars } from '../../webview-ui/shared/cssVars.ts';
import { icon } from '../../webview-ui/shared/icon.ts';

describe('§14 a view as text', () => {
  it('escapes text, and attributes with and without quotes', () => {
    const text = `<b title="x">&'`;
    const safe = '&lt;b title=&quot;x&quot;&gt;&amp;&#39;';
    assert.equal(
      staticHtml(html`<p title=${text} class="a ${text} b">${text}</p>`),
      `<p title="${safe}" class="a ${safe} b">${safe}</p>`,
    );
  });

  it('leaves out listeners, properties, and attributes that are nothing', () => {
    const heard = () => undefined;
    assert.equal(
      staticHtml(
        html`<input .value=${'x'} @input=${heard} ?disabled=${true} ?hidden=${false} title=${nothing} />`,
      ),
      '<input disabled />',
    );
  });

  it('draws what is nested, listed, repeated or absent', () => {
    const item = (n: number) => html`<li>${n}</li>`;
    assert.equal(
      staticHtml(
        html`<ul>${[1, 2].map(item)}${repeat([3], (n) => n, item)}${nothing}${undefined}${null}${false}</ul>`,
      ),
      '<ul><li>1</li><li>2</li><li>3</li>false</ul>',
    );
  });

  it('keeps what was made of a reply as it is, its line breaks too', () => {
    const made = '<pre><code>a\n    b &lt;i&gt;</code></pre>';
    assert.equal(staticHtml(html`<div>${unsafeHTML(made)}</div>`), `<div>${made}</div>`);
  });

  it('writes custom properties as a style', () => {
    assert.equal(
      staticHtml(html`<i class="bar" ${cssVars({ '--w': '40%' })}></i>`),
      '<i class="bar" style="--w:40%"></i>',
    );
  });

  it('a sign of equality or a bracket in the words of a template opens nothing', () => {
    assert.equal(staticHtml(html`<p>a =${'b'} "${'c'} > ${'d'}</p>`), '<p>a =b "c > d</p>');
  });

  it('no text can add a tag or an attribute, wherever it stands', () => {
    const tags = (text: string) =>
      staticHtml(html`<p title=${text} lang="${text}-x">${text}</p>`).match(/[<>"]/g)?.join('');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => assert.equal(tags(text), '<""""><>')));
    for (const text of ['">', "'><script>", '${x}', '=', '\u0000<', '</p>'])
      assert.equal(tags(text), '<""""><>', text);
  });

  it('a mark of the font becomes a shape of the page’s own, drawn once', () => {
    const page = withGlyphs(staticHtml(html`<b>${icon('pass')}${icon('pass', 'sm')}</b>`));
    assert.equal(page.match(/<symbol /g)?.length, 1);
    assert.match(page, /<b><svg class="ci " [^>]*><use href="#g-pass"\/><\/svg><svg class="ci sm" /);
    assert.doesNotMatch(page, /codicon/);
  });
});
