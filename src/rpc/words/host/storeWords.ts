/** What is said of a home's journal: what could not be written, what was found damaged, who else is at work, what to do. */
import { fewOf } from '../fewOf.ts';
import { typeset, withoutStop } from '../typeset.ts';

/** What was being done. */
export type StoreDeed = 'open' | 'write' | 'examine' | 'repair' | 'prune';

/** What the operating system said, as far as a person can do something about it. */
export type StoreCause =
  | 'full'
  | 'quota'
  | 'too-large'
  | 'open-files'
  | 'open-files-here'
  | 'not-allowed'
  | 'denied'
  | 'read-only'
  | 'other';

/** What stands where a plain file or folder of a home should. */
export type OddKind = 'link' | 'kind' | 'size';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  could: {
    open: (path: string) => `Could not open the journal in ${path}.`,
    write: (path: string) => `Could not write to the journal ${path}.`,
    examine: (path: string) => `Could not examine ${path}.`,
    repair: (path: string) => `Could not repair the journal in ${path}.`,
    prune: (path: string) => `Could not prune the journal in ${path}.`,
  },
  advice: {
    full: 'The disk is full. Make room; work goes on by itself.',
    quota: 'The disk quota is used up. Make room; work goes on by itself.',
    'too-large': 'The file may not grow any further. Make room, or move the folder.',
    'open-files': 'Too many files are open. Close some programs.',
    'open-files-here': 'Too many files are open on this machine. Close some programs.',
    'not-allowed': 'The operating system does not allow it. Check who owns the folder and its permissions.',
    denied: 'Permission denied. Check who owns the folder and its permissions.',
    'read-only': 'The folder is read-only. Make it writable, or take another.',
    other: 'The disk or its driver reports a failure. Check the disk, then try again.',
  },
  /** One record, several, or one and what follows. */
  span: (first: number, last: number): string => {
    if (last === 0) return `record ${first} and what follows`;
    return first === last ? `record ${first}` : `records ${first} to ${last}`;
  },
  /** Of `span`, at a line of a file. */
  damaged: (file: string, line: number, span: string) =>
    `The journal is damaged at ${file}, line ${line}: ${span} can't be read.`,
  missing: (file: string, line: number, span: string) =>
    `The journal has a gap at ${file}, line ${line}: ${span} missing.`,
  torn: (file: string, line: number, next: number) =>
    `The last record was torn at ${file}, line ${line}, as by a crash while it was being written. It had not been acknowledged and was cut off; the journal goes on at record ${next}.`,
  unended: (file: string, line: number, span: string) =>
    `The end of the last line was missing at ${file}, line ${line}. ${upper(span)} is whole and was kept.`,
  lost: (file: string, line: number, span: string) =>
    `A host that had lost the journal still wrote ${span} at ${file}, line ${line}. They were never acknowledged and do not count.`,
  covered: (file: string, line: number, span: string) =>
    `The journal is damaged at ${file}, line ${line}: ${span}. A snapshot covers this, so nothing is lost; \`council doctor\` says more.`,
  /** A record that is whole, of an event that could never have happened. */
  unusable: (file: string, line: number, seq: number, of: string | undefined, why: string) =>
    `Record ${seq}${of === undefined ? '' : ` (${of})`} at ${file}, line ${line}, can’t be used. ${why}`,
  notReduced: (why: string) => `It can’t be applied: ${withoutStop(why)}.`,
  howToSetAside:
    'Nothing was changed. Run `council doctor --repair` to set this record aside and go on without it.',
  /** Of what it spoke is said where it can be. */
  lostRecord: (seq: number, of: string | undefined, id: string | undefined) =>
    `Lost: what record ${seq}${of === undefined ? '' : ` (${of})`} said${id === undefined ? '' : ` of ${id}`}. The records before and after it are kept${id === undefined ? '' : '; what followed from it may be otherwise now: see where it stands before you go on'}.`,
  howToRepair:
    'Nothing was changed. Run `council doctor` to see what is affected, and `council doctor --repair` to set the damaged part aside and go on with the records before it.',
  /** What is wrong with something that a file holds: where in it, and what would do. */
  misfit: {
    at: (path: string, said: string) => `${path}: ${said}`,
    missing: 'is missing',
    expected: (type: string) => `should be ${type}`,
    types: {
      string: 'a text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      record: 'an object',
    } as Record<string, string>,
    oneOf: (values: string) => `should be one of ${values}`,
    atMost: (limit: string) => `is above ${limit}`,
    atLeast: (limit: string) => `is below ${limit}`,
    other: 'is not what it should be',
    noJson: 'It is no JSON.',
    tooDeep: 'Too many things stand in each other.',
    tooLarge: (bytes: number) => `The file is larger than ${bytes / 1_000_000} MB.`,
    noFile: 'It is no file.',
    ofAnother: (id: string) => `It is that of ${id}.`,
    notOwn: 'None of your councils wrote it: it came with a pull or a copy.',
  },
  /** A path of the home that nothing is read from or written to. */
  odd: {
    link: (path: string) =>
      `${path} is a link: nothing is read or written through it. Put a plain file or folder in its place.`,
    kind: (path: string) =>
      `${path} is not what should stand there: nothing is read from it or written to it. Remove it.`,
    size: (path: string) => `${path} is too large to be read. Remove or shorten it.`,
  },
  /** Files that are there and not taken; a host goes on without them. */
  passedOver: {
    log: (why: string) => `This log of a council is not taken. ${why}`,
    manifest: (why: string) => `This council in the trash can’t be taken back. ${why}`,
    git: (why: string) => `What waited for git is not taken. ${why}`,
    pointer: (why: string) => `The address of a host is not followed. ${why}`,
    plan: (why: string) => `A change that was begun is not taken up from here. ${why}`,
  },
  /** Of snapshots. */
  snapshotDamaged: (name: string) => `The snapshot ${name} is damaged.`,
  snapshotOfAnother: (name: string, seq: number) => `The snapshot ${name} is of record ${seq}.`,
  snapshotOfRelease: (name: string) => `The snapshot ${name} was written by another release.`,
  snapshotUnfit: (name: string, why: string) => `The snapshot ${name} does not hold together: ${why}`,
  snapshotUnused: (what: string) => `${what} It is not used; more of the journal is read instead.`,
  noSnapshot: (seq: number, why: string) => `No snapshot at record ${seq}: ${withoutStop(why)}.`,
  aboveLimit: (bytes: number, most: number) => `${bytes} bytes are above the limit of ${most}`,
  notPacked: (why: string) =>
    `Older parts of the journal could not be compressed; this is tried again: ${withoutStop(why)}.`,
  /** Of other hosts. */
  takenOver: (home: string) => `Another host has taken over ${home}. Attach to it.`,
  /** Files in a `.state/` of one’s own that came with a pull or a copy. */
  cameAlong: (home: string, files: readonly string[], setAside: string) =>
    `${home}/.state held what your councils did not write: ${fewOf(files, 'and')}. It came with a pull or a copy. It was set aside as ${setAside} and was not read.`,
  suspended: (fence: number, file: string) =>
    `Another host took over while this one (fence ${fence}) was suspended. What it wrote to ${file} since does not count; attach to the other host.`,
  crowded: (folder: string) => `Others keep opening ${folder} at the same time. Try again.`,
  atWork: (folder: string, pid: number | undefined) =>
    `Another host (${pid === undefined ? 'another process' : `process ${pid}`}) is at work in ${folder}. Attach to it, or stop it first.`,
  closed: 'The journal is closed; nothing more is recorded.',
  outOfOrder: (seq: number, expected: number) =>
    `Record ${seq} was to be written where ${expected} belongs. Nothing was written.`,
};

export type StoreWords = typeof en;

const fr: typeof en = {
  could: {
    open: (path) => `Impossible d’ouvrir le journal de ${path}.`,
    write: (path) => `Impossible d’écrire dans le journal ${path}.`,
    examine: (path) => `Impossible d’examiner ${path}.`,
    repair: (path) => `Impossible de réparer le journal de ${path}.`,
    prune: (path) => `Impossible d’alléger le journal de ${path}.`,
  },
  advice: {
    full: 'Le disque est plein. Faites de la place ; le travail reprend de lui-même.',
    quota: 'Le quota du disque est épuisé. Faites de la place ; le travail reprend de lui-même.',
    'too-large': 'Le fichier ne peut pas grandir davantage. Faites de la place, ou déplacez le dossier.',
    'open-files': 'Trop de fichiers sont ouverts. Fermez des programmes.',
    'open-files-here': 'Trop de fichiers sont ouverts sur cette machine. Fermez des programmes.',
    'not-allowed': 'Le système ne le permet pas. Vérifiez à qui est le dossier, et ses droits.',
    denied: 'L’accès est refusé. Vérifiez à qui est le dossier, et ses droits.',
    'read-only': 'Le dossier est en lecture seule. Rendez-le inscriptible, ou prenez-en un autre.',
    other: 'Le disque ou son pilote annonce une panne. Vérifiez le disque, puis réessayez.',
  },
  span: (first, last) => {
    if (last === 0) return `l’enregistrement ${first} et ce qui suit`;
    return first === last ? `l’enregistrement ${first}` : `les enregistrements ${first} à ${last}`;
  },
  damaged: (file, line, span) =>
    `Le journal est endommagé dans ${file}, ligne ${line} : on ne peut pas lire ${span}.`,
  missing: (file, line, span) => `Le journal a un trou dans ${file}, ligne ${line} : il manque ${span}.`,
  torn: (file, line, next) =>
    `Le dernier enregistrement est coupé dans ${file}, ligne ${line}, comme par une panne pendant l’écriture. Il n’avait pas été confirmé et a été retiré ; le journal reprend à l’enregistrement ${next}.`,
  unended: (file, line, span) =>
    `La fin de la dernière ligne manquait dans ${file}, ligne ${line}. ${upper(span)} est entier et a été gardé.`,
  lost: (file, line, span) =>
    `Un hôte qui n’avait plus le journal a encore écrit ${span} dans ${file}, ligne ${line}. Cela n’a jamais été confirmé et ne compte pas.`,
  covered: (file, line, span) =>
    `Le journal est endommagé dans ${file}, ligne ${line} : ${span}. Un instantané le couvre, rien n’est perdu ; \`council doctor\` en dit plus.`,
  unusable: (file, line, seq, of, why) =>
    `L’enregistrement ${seq}${of === undefined ? '' : ` (${of})`} dans ${file}, ligne ${line}, n’est pas utilisable. ${why}`,
  notReduced: (why) => `Il ne peut pas être appliqué : ${withoutStop(why)}.`,
  howToSetAside:
    'Rien n’a été changé. Lancez `council doctor --repair` pour mettre cet enregistrement de côté et continuer sans lui.',
  lostRecord: (seq, of, id) =>
    `Perdu : ce que disait l’enregistrement ${seq}${of === undefined ? '' : ` (${of})`}${id === undefined ? '' : ` de ${id}`}. Les enregistrements d’avant et d’après sont gardés${id === undefined ? '' : ' ; ce qui en découlait peut avoir changé : regardez où il en est avant de continuer'}.`,
  howToRepair:
    'Rien n’a été changé. Lancez `council doctor` pour voir ce qui est touché, et `council doctor --repair` pour mettre de côté la partie endommagée et continuer avec les enregistrements d’avant.',
  misfit: {
    at: (path, said) => `${path} : ${said}`,
    missing: 'manque',
    expected: (type) => `devrait être ${type}`,
    types: {
      string: 'un texte',
      number: 'un nombre',
      int: 'un nombre entier',
      boolean: 'true ou false',
      array: 'une liste',
      object: 'un objet',
      record: 'un objet',
    },
    oneOf: (values) => `devrait être l’un de : ${values}`,
    atMost: (limit) => `dépasse ${limit}`,
    atLeast: (limit) => `reste sous ${limit}`,
    other: 'n’a pas la forme attendue',
    noJson: 'Ce n’est pas du JSON.',
    tooDeep: 'Trop de choses y sont les unes dans les autres.',
    tooLarge: (bytes) => `Le fichier dépasse ${bytes / 1_000_000} Mo.`,
    noFile: 'Ce n’est pas un fichier.',
    ofAnother: (id) => `Il est celui de ${id}.`,
    notOwn: 'Aucun de vos conseils ne l’a écrit : il est venu avec un pull ou une copie.',
  },
  odd: {
    link: (path) =>
      `${path} est un lien : rien n’est lu ni écrit à travers. Mettez à sa place un vrai fichier ou dossier.`,
    kind: (path) => `${path} n’est pas ce qui doit s’y trouver : rien n’y est lu ni écrit. Retirez-le.`,
    size: (path) => `${path} est trop grand pour être lu. Retirez-le ou raccourcissez-le.`,
  },
  passedOver: {
    log: (why) => `Ce journal d’un conseil n’est pas pris. ${why}`,
    manifest: (why) => `Ce conseil de la corbeille ne peut pas être repris. ${why}`,
    git: (why) => `Ce qui attendait git n’est pas pris. ${why}`,
    pointer: (why) => `L’adresse d’un hôte n’est pas suivie. ${why}`,
    plan: (why) => `Un changement commencé n’est pas repris d’ici. ${why}`,
  },
  snapshotDamaged: (name) => `L’instantané ${name} est endommagé.`,
  snapshotOfAnother: (name, seq) => `L’instantané ${name} est celui de l’enregistrement ${seq}.`,
  snapshotOfRelease: (name) => `L’instantané ${name} a été écrit par une autre version.`,
  snapshotUnfit: (name, why) => `L’instantané ${name} ne tient pas debout : ${why}`,
  snapshotUnused: (what) => `${what} Il ne sert pas ; on lit davantage du journal à la place.`,
  noSnapshot: (seq, why) => `Pas d’instantané à l’enregistrement ${seq} : ${withoutStop(why)}.`,
  aboveLimit: (bytes, most) => `${bytes} octets dépassent la limite de ${most}`,
  notPacked: (why) =>
    `D’anciennes parties du journal n’ont pas pu être compressées ; on réessaiera : ${withoutStop(why)}.`,
  takenOver: (home) => `Un autre hôte a repris ${home}. Rejoignez-le.`,
  cameAlong: (home, files, setAside) =>
    `${home}/.state contenait ce que vos conseils n’ont pas écrit : ${fewOf(files, 'et')}. C’est venu avec un pull ou une copie. Mis de côté sous ${setAside}, sans être lu.`,
  suspended: (fence, file) =>
    `Un autre hôte a pris la suite pendant que celui-ci (numéro ${fence}) était suspendu. Ce qu’il a écrit depuis dans ${file} ne compte pas ; rejoignez l’autre hôte.`,
  crowded: (folder) => `D’autres ouvrent sans cesse ${folder} en même temps. Réessayez.`,
  atWork: (folder, pid) =>
    `Un autre hôte (${pid === undefined ? 'un autre processus' : `processus ${pid}`}) est à l’œuvre dans ${folder}. Rejoignez-le, ou arrêtez-le d’abord.`,
  closed: 'Le journal est fermé ; rien de plus n’est enregistré.',
  outOfOrder: (seq, expected) =>
    `L’enregistrement ${seq} devait être écrit à la place du ${expected}. Rien n’a été écrit.`,
};

export const storeWords = { en, fr: typeset(fr) };
