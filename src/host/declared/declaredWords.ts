/** What is said of a file that a person wrote and that can't be taken as it is: what, and what would do. */

const en = {
  yaml: {
    BAD_INDENT: 'the indentation does not fit the lines above',
    MISSING_CHAR: 'something is not closed or a separator is missing (a quote, a bracket, a colon)',
    TAB_AS_INDENT: 'a tab as indentation: use spaces',
    UNEXPECTED_TOKEN: 'this was not expected here',
    MULTILINE_IMPLICIT_KEY: 'a colon is missing, or a text with a colon needs quotes',
    BLOCK_AS_IMPLICIT_KEY: 'a second colon on one line: put the text in quotes',
    BAD_SCALAR_START: 'a text that starts with this sign needs quotes',
    BAD_DQ_ESCAPE: 'an unknown \\ sequence: use single quotes or \\\\',
    BAD_ALIAS: 'a text that starts with * or & needs quotes',
    RESOURCE_EXHAUSTION: 'too deeply nested',
  } as Record<string, string>,
  yamlOther: 'not valid YAML here',
  empty: 'the file is empty',
  tooBig: (kb: number) => `the file is too big: at most ${kb} KB`,
  tooDeep: 'too many nested or repeated parts',
  severalDocuments: 'several YAML documents in one file: keep one (a line of --- starts another)',
  conflict: 'an unresolved merge conflict: keep one side and remove the lines <<<<<<<, =======, >>>>>>>',
  duplicateKey: (key: string) => `${key}: stands twice`,
  duplicateId: (id: string) => `id: "${id}" stands twice`,
  duplicateUser: (id: string) => `discord.userId: "${id}" stands twice, and nobody is two`,
  userId: 'a Discord id is digits, in quotes: "123456789012345678"',
  missing: 'missing',
  missingFile: (file: string) => `${file} is gone: the last good version stays in force`,
  notUtf8: 'the file is not UTF-8 here: save it as UTF-8 in your editor, then try again',
  unreadable: (detail: string) => `the file can’t be read: ${detail}`,
  linked: 'the file is a link, and none is followed here: put the file itself in its place',
  expected: (type: string) => `expected ${type}`,
  types: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list (lines that start with -)',
    object: 'keys and values',
  } as Record<string, string>,
  oneOf: (values: string) => `expected one of ${values}`,
  atMost: (limit: string, kind: 'number' | 'string' | 'array') =>
    kind === 'number'
      ? `at most ${limit}`
      : kind === 'string'
        ? `at most ${limit} characters`
        : `at most ${limit} entries`,
  atLeast: (limit: string, kind: 'number' | 'string' | 'array') =>
    kind === 'number'
      ? `at least ${limit}`
      : kind === 'string'
        ? limit === '1'
          ? 'is empty'
          : `at least ${limit} characters`
        : `at least ${limit} entries`,
  moreThan: (limit: string) => `more than ${limit}`,
  unknownKey: (key: string, near: string | undefined) =>
    `${key}: unknown${near ? ` (did you mean ${near}?)` : ''}`,
  badId: 'an id is lower case letters, digits, - and _, 64 at most',
  twoSeats: 'a council needs at least two seats',
  wrong: 'can’t be read',
  noIdentity: (id: string, near: string | undefined) =>
    `no identity "${id}"${near ? ` (did you mean ${near}?)` : ''}`,
  seatedTwice: (id: string) => `"${id}" is seated twice`,
  muted: (name: string) => `${name} is muted in identities.yaml and is seated all the same`,
  quorum: (seats: number) => `at most ${seats}, the number of seats`,
  tooFewAgents: (count: number) =>
    `seats: a council needs at least two agents, identities.yaml has ${count} that can sit`,
  /** An entry with nothing but who it is on Discord. */
  bare: (name: string) =>
    `identities.discord.userId: ${name} is taken to run elsewhere and is not asked from here: write backend: elsewhere, or name what answers for it here`,
  /** The limit in money of one identity. */
  ownUnpriced: (name: string, what: string) =>
    `identities.budget.cost: ${what} has no price, so nobody could count what ${name} costs: it is not asked until there is one. Add it to prices in council.yaml, or limit tokens`,
  twoOrchestrators: 'orchestrator: several identities lead, the first one is taken',
  unclosedQuote: 'no program, or a quote that is not closed',
  outsideWorkspace: 'a folder inside the workspace, relative to its root',
};

const fr: typeof en = {
  yaml: {
    BAD_INDENT: 'le retrait ne suit pas les lignes précédentes',
    MISSING_CHAR: 'il manque une fermeture ou un séparateur (guillemet, crochet, deux-points)',
    TAB_AS_INDENT: 'tabulation en retrait : mettre des espaces',
    UNEXPECTED_TOKEN: 'inattendu à cet endroit',
    MULTILINE_IMPLICIT_KEY: 'il manque deux-points, ou un texte avec deux-points demande des guillemets',
    BLOCK_AS_IMPLICIT_KEY: 'deux fois deux-points sur une ligne : mettre le texte entre guillemets',
    BAD_SCALAR_START: 'un texte qui commence par ce signe demande des guillemets',
    BAD_DQ_ESCAPE: 'séquence \\ inconnue : mettre des guillemets simples ou \\\\',
    BAD_ALIAS: 'un texte qui commence par * ou & demande des guillemets',
    RESOURCE_EXHAUSTION: 'trop de niveaux imbriqués',
  },
  yamlOther: 'YAML non valide à cet endroit',
  empty: 'le fichier est vide',
  tooBig: (kb) => `le fichier est trop gros : ${kb} Ko au plus`,
  tooDeep: 'trop de parties imbriquées ou répétées',
  severalDocuments:
    'plusieurs documents YAML dans un fichier : en garder un (une ligne --- en ouvre un autre)',
  conflict: 'conflit de fusion non résolu : garder un côté et retirer les lignes <<<<<<<, =======, >>>>>>>',
  duplicateKey: (key) => `${key} : présent deux fois`,
  duplicateId: (id) => `id : « ${id} » est présent deux fois`,
  duplicateUser: (id) => `discord.userId : « ${id} » est présent deux fois, et nul n’est deux`,
  userId: 'un id Discord : des chiffres, entre guillemets : "123456789012345678"',
  missing: 'manque',
  missingFile: (file) => `${file} a disparu : la dernière bonne version reste en vigueur`,
  notUtf8: 'le fichier n’est pas en UTF-8 ici : enregistrez-le en UTF-8 dans votre éditeur, puis réessayez',
  unreadable: (detail) => `le fichier ne peut pas être lu : ${detail}`,
  linked: 'le fichier est un lien, et aucun n’est suivi ici : mettez le fichier lui-même à sa place',
  expected: (type) => `attendu : ${type}`,
  types: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'true ou false',
    array: 'une liste (lignes qui commencent par -)',
    object: 'des clés et des valeurs',
  },
  oneOf: (values) => `une de ces valeurs attendue : ${values}`,
  atMost: (limit, kind) =>
    kind === 'number'
      ? `${limit} au plus`
      : kind === 'string'
        ? `${limit} caractères au plus`
        : `${limit} entrées au plus`,
  atLeast: (limit, kind) =>
    kind === 'number'
      ? `${limit} au moins`
      : kind === 'string'
        ? limit === '1'
          ? 'est vide'
          : `${limit} caractères au moins`
        : `${limit} entrées au moins`,
  moreThan: (limit) => `plus que ${limit}`,
  unknownKey: (key, near) => `${key} : inconnu${near ? ` (peut-être ${near} ?)` : ''}`,
  badId: 'un id : lettres minuscules, chiffres, - et _, 64 au plus',
  twoSeats: 'un conseil demande au moins deux sièges',
  wrong: 'illisible',
  noIdentity: (id, near) => `pas d’identité « ${id} »${near ? ` (peut-être ${near} ?)` : ''}`,
  seatedTwice: (id) => `« ${id} » occupe deux sièges`,
  muted: (name) => `${name} est muet dans identities.yaml et siège quand même`,
  quorum: (seats) => `${seats} au plus, le nombre de sièges`,
  tooFewAgents: (count) =>
    `seats : un conseil demande au moins deux agents, identities.yaml en compte ${count}`,
  bare: (name) =>
    `identities.discord.userId : ${name} est censé tourner ailleurs et n’est pas interrogé d’ici : écrire backend: elsewhere, ou nommer ce qui répond pour lui ici`,
  ownUnpriced: (name, what) =>
    `identities.budget.cost : ${what} n’a pas de prix, et personne ne pourrait compter ce que coûte ${name} : rien ne lui est demandé avant qu’il y en ait un. L’ajouter à prices dans council.yaml, ou limiter les jetons (tokens)`,
  twoOrchestrators: 'orchestrator : plusieurs identités dirigent, la première est prise',
  unclosedQuote: 'pas de programme, ou un guillemet qui n’est pas fermé',
  outsideWorkspace: 'un dossier de l’espace de travail, relatif à sa racine',
};

export const declaredWords = { en, fr };
