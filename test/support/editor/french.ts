/** Makes a user data folder speak French without a language pack from the marketplace: ours has no translations of the workbench. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function writeFrenchLanguagePack(userFolder: string): void {
  const folder = path.join(userFolder, 'french');
  mkdirSync(folder, { recursive: true });
  const translations = path.join(folder, 'main.i18n.json');
  writeFileSync(translations, JSON.stringify({ version: '1.0.0', contents: {} }));
  const pack = {
    hash: createHash('md5').update(translations).digest('hex'),
    extensions: [{ extensionIdentifier: { id: 'a-table.french' }, version: '1.0.0' }],
    translations: { vscode: translations },
    label: 'français',
  };
  writeFileSync(path.join(userFolder, 'languagepacks.json'), JSON.stringify({ fr: pack }));
}
