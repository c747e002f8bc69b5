/** What the command line says of scripts: councils whose every word was written beforehand. */
import { typeset } from '../typeset.ts';

const en = {
  option: 'ask no model: every agent says what this script dictates (YAML; see docs/SCRIPTS.md)',
  alone: '--script answers for every agent: it does not go with --rehearse, --backend or --draft.',
  noFile: (path: string) => `There is no script ${path}. Check the path.`,
  unreadable: (path: string) =>
    `${path} can’t be read as a script: it must be text in UTF-8, of at most 500 KB.`,
};

const fr: typeof en = {
  option:
    'ne demander à aucun modèle : chaque agent dit ce que dicte ce scénario (YAML ; voir docs/SCRIPTS.md)',
  alone: '--script répond pour chaque agent : il ne va pas avec --rehearse, --backend ni --draft.',
  noFile: (path) => `Il n’y a pas de scénario ${path}. Vérifiez le chemin.`,
  unreadable: (path) =>
    `${path} ne peut pas être lu comme scénario : il faut du texte en UTF-8, de 500 Ko au plus.`,
};

export const scriptCli = { en, fr: typeset(fr) };
