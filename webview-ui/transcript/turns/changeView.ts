/** A proposed change: the files it touches, and the diff line by line. Sign and colour say the same. */
import { html, type TemplateResult } from 'lit';
import type { ChangeView } from '../../../src/rpc/views/deliberationViews.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { folded, isLong } from './folded.ts';

type Kind = 'add' | 'del' | 'hunk' | 'file' | 'same';

function kindOf(line: string): Kind {
  if (/^(?:diff |index |--- |\+\+\+ |new file|deleted file|rename |similarity )/.test(line)) return 'file';
  if (line.startsWith('@@')) return 'hunk';
  return line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : 'same';
}

/** A diff is somebody's text: more lines than a person reads are not drawn. */
const mostLines = 2000;

export function changeView(scene: Scene, key: string, change: ChangeView): TemplateResult {
  const { say } = scene;
  const all = (change.diff ?? '').split('\n');
  const lines = all.slice(0, mostLines);
  const count = (kind: Kind) => all.filter((line) => kindOf(line) === kind).length;
  const [added, removed] = [count('add'), count('del')];
  const drawn = lines.map(
    (line) => html`<span class="ln ${kindOf(line)}">${line === '' ? ' ' : line}\n</span>`,
  );
  const rest = all.length > mostLines ? html`<span class="ln hunk">… ${all.length - mostLines}</span>` : '';
  return html`<div class="change">
    <div class="ft">
      <span class="mk">${icon('diff', 'sm')}${say.files(change.files.length)}</span>
      <span class="num" aria-hidden="true">+${added} −${removed}</span><span class="sr">${added} ${say.added}, ${removed} ${say.removed}</span>
    </div>
    <ul class="paths">${change.files.map((file) => html`<li><code>${file}</code></li>`)}</ul>
    ${folded(scene, `diff:${key}`, isLong(change.diff ?? '', 24), html`<pre class="diff" tabindex="0"><code>${drawn}${rest}</code></pre>`, 'diffbox')}
  </div>`;
}
