/**
 * A council as a page, drawn by the page's own views. The host knows no client: it reads the bundle of those views and the
 * page's sheet of styles from beside its own, when a page is first asked for; from source, the sources themselves.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawExport } from '../../../rpc/views/pastViews.ts';
import type { CouncilView } from '../../../rpc/views/views.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';

const sources = path.join(import.meta.dirname, '../../../../webview-ui');
const [drawing, sheet] = import.meta.filename.endsWith('.ts')
  ? [path.join(sources, 'export/exportHtml.ts'), path.join(sources, 'main.css')]
  : [path.join(import.meta.dirname, 'exportHtml.js'), path.join(import.meta.dirname, 'webview.css')];

/** In the sources a sheet is a list of others. */
async function styleOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const others = [...text.matchAll(/@import "(.+?)";/g)].map(([, name = '']) => name);
  const read = await Promise.all(others.map((name) => styleOf(path.join(path.dirname(file), name))));
  return [...read, text.replace(/@import .*/g, '')].join('');
}

export async function exportedPage(view: CouncilView): Promise<string> {
  const { htmlOf } = (await import(pathToFileURL(drawing).href)) as { htmlOf: DrawExport };
  return htmlOf(view, { style: await styleOf(sheet), council: councilWords[view.head.language] });
}
