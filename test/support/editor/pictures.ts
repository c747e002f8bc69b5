/** Pictures for the documents, taken during the tests when PICTURES is set: what is shown is what was tested. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Workbench } from './workbench.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/images');

const themes = {
  dark: { name: 'Dark Modern', base: 'vs-dark' },
  light: { name: 'Light Modern', base: 'vs' },
  hc: { name: 'Dark High Contrast', base: 'hc-black' },
} as const;

/** Changes the theme as a user would, and waits until the window wears it. */
export async function wear(workbench: Workbench, theme: keyof typeof themes): Promise<void> {
  const { page } = workbench;
  const { name, base } = themes[theme];
  await workbench.runCommand('Preferences: Color Theme');
  await workbench.quickInput().fill(name);
  await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: name }).waitFor();
  await workbench.accept();
  await page.locator(`.monaco-workbench.${base}`).waitFor({ timeout: 20_000 });
}

export async function picture({ page }: Workbench, name: string, part?: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync(folder, { recursive: true });
  // The pointer's hover is not part of the picture.
  await page.mouse.move(700, 5);
  await page.locator('.workbench-hover-container:visible').first().waitFor({ state: 'hidden' });
  const target = part ? page.locator(part).first() : page;
  await target.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}

/** For an `afterEach`: what the window looked like when a test failed, in the temporary folder. */
export async function photographFailure(
  workbench: Workbench | undefined,
  test: { state?: string | undefined; title: string } | undefined,
): Promise<void> {
  if (test?.state !== 'failed' || !workbench) return;
  const file = path.join(tmpdir(), `a-table-failed-${test.title.replaceAll(/\W+/g, '-').slice(0, 60)}.png`);
  await workbench.page.screenshot({ path: file }).catch(() => undefined);
  console.log(`      the window then: ${file}`);
}
