/** Pictures for the documents, taken during the tests when PICTURES is set: what is shown is what was tested. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workbench } from './workbench.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/images');

export const themes = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  hc: 'Default High Contrast',
} as const;

export const takesPictures = Boolean(process.env.PICTURES);

/** Changes the theme as a user would, in the settings, and waits until the window wears it. */
export async function wear({ page, server }: Workbench, theme: keyof typeof themes): Promise<void> {
  const file = path.join(server.folder, 'user/User/settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...settings, 'workbench.colorTheme': themes[theme] }, null, 2));
  const base = { dark: 'vs-dark', light: 'vs', hc: 'hc-black' }[theme];
  await page.locator(`.monaco-workbench.${base}`).waitFor({ timeout: 20_000 });
}

export async function picture({ page }: Workbench, name: string, part?: string): Promise<void> {
  if (!takesPictures) return;
  mkdirSync(folder, { recursive: true });
  // The pointer's hover and toasts are not part of the picture.
  await page.mouse.move(700, 5);
  const target = part ? page.locator(part).first() : page;
  await target.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}
