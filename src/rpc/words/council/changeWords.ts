/** What became of a proposed change: to how many files it was applied, or why not and what to do then. */
import type { ChangeStandingView } from '../../views/deliberationViews.ts';

type Whys = Record<NonNullable<ChangeStandingView['why']>, (detail: string) => string>;

const mostNamed = 12;
const named = (files: readonly string[]): string =>
  [...files.slice(0, mostNamed), ...(files.length > mostNamed ? ['…'] : [])].join(', ');

const why: Record<'en' | 'fr', Whys> = {
  en: {
    untrusted: () => 'this workspace is not trusted. Trust it, then apply the diff with git apply.',
    'no-git': () => 'git is not installed here. Install it, then apply the diff with git apply.',
    'no-repository': () =>
      'this folder is in no git repository, so nothing could be taken back. Make it one with git init, or apply the diff by hand.',
    outside: (detail) => `${detail} leads out of the workspace.`,
    guarded: (detail) =>
      `${detail} is out of reach: a change may touch neither .git, nor the editor’s settings, nor the council’s own folder.`,
    'does-not-apply': (detail) =>
      `the files are no longer as it expects them. Try git apply --3way with the diff, or ask for it again in a follow-up.${detail ? ` (${detail})` : ''}`,
    'changed-meanwhile': (detail) =>
      `${detail} was changed by somebody while it was being applied. Look at these files with git diff.`,
    failed: (detail) =>
      `something stood in its way${detail ? ` (${detail})` : ''}. Mend that, then apply the diff with git apply.`,
    amended: () => 'the decision amends it. The diff stays with the council’s files.',
    rejected: () => 'it was rejected. The diff stays with the council’s files.',
    'not-decided': () => 'nobody has accepted it. The diff stays with the council’s files.',
    'no-diff': () => 'there is no unified diff to apply.',
  },
  fr: {
    untrusted: () =>
      'cet espace de travail n’est pas approuvé. L’approuver, puis appliquer le diff avec git apply.',
    'no-git': () => 'git n’est pas installé ici. L’installer, puis appliquer le diff avec git apply.',
    'no-repository': () =>
      'ce dossier n’est dans aucun dépôt git, rien ne pourrait être repris. En faire un dépôt avec git init, ou appliquer le diff à la main.',
    outside: (detail) => `${detail} mène hors de l’espace de travail.`,
    guarded: (detail) =>
      `${detail} est hors d’atteinte : une modification ne touche ni à .git, ni aux réglages de l’éditeur, ni au dossier du conseil.`,
    'does-not-apply': (detail) =>
      `les fichiers ne sont plus tels qu’elle les attend. Essayer git apply --3way avec le diff, ou la redemander dans un conseil de suite.${detail ? ` (${detail})` : ''}`,
    'changed-meanwhile': (detail) =>
      `${detail} a été modifié par quelqu’un pendant l’application. Regarder ces fichiers avec git diff.`,
    failed: (detail) =>
      `quelque chose s’y est opposé${detail ? ` (${detail})` : ''}. Y remédier, puis appliquer le diff avec git apply.`,
    amended: () => 'la décision l’amende. Le diff reste avec les fichiers du conseil.',
    rejected: () => 'elle a été rejetée. Le diff reste avec les fichiers du conseil.',
    'not-decided': () => 'personne ne l’a acceptée. Le diff reste avec les fichiers du conseil.',
    'no-diff': () => 'il n’y a pas de diff unifié à appliquer.',
  },
};

const en = {
  heading: 'The change',
  standing({ state, files, why: code, detail = '' }: ChangeStandingView): string {
    const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    switch (state) {
      case 'proposed':
        return `The change is applied to ${count} when you accept: ${named(files)}`;
      case 'owed':
        return 'The change is being applied.';
      case 'applied':
        return `The change was applied to ${count} of the working tree: ${named(files)}. Nothing was staged or committed.`;
      case 'not-applied': {
        const held = files.length > 0 ? ` These files hold it already: ${named(files)}.` : '';
        return `The change was not applied: ${why.en[code ?? 'failed'](detail)}${held}`;
      }
    }
  },
};

const fr: typeof en = {
  heading: 'La modification',
  standing({ state, files, why: code, detail = '' }) {
    const count = `${files.length} ${files.length < 2 ? 'fichier' : 'fichiers'}`;
    switch (state) {
      case 'proposed':
        return `La modification s’applique à ${count} si vous acceptez : ${named(files)}`;
      case 'owed':
        return 'La modification est en cours d’application.';
      case 'applied':
        return `La modification a été appliquée à ${count} de l’arbre de travail : ${named(files)}. Rien n’a été indexé ni commité.`;
      case 'not-applied': {
        const held = files.length > 0 ? ` Ces fichiers la portent déjà : ${named(files)}.` : '';
        return `La modification n’a pas été appliquée : ${why.fr[code ?? 'failed'](detail)}${held}`;
      }
    }
  },
};

export const changeWords = { en, fr };
