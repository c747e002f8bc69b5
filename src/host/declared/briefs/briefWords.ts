/** What is said of a brief whose shape is right and that can't be taken all the same. */

const meantEn = (near: string | undefined): string => (near ? ` (did you mean ${near}?)` : '');
const meantFr = (near: string | undefined): string => (near ? ` (peut-être ${near} ?)` : '');

const en = {
  noProtocol: (id: string, near: string | undefined, known: string) =>
    `no protocol "${id}"${meantEn(near)}; known: ${known}`,
  brokenProtocol: (file: string) =>
    `${file} has problems and can’t be followed: \`council protocols --check ${file}\``,
  atMostRounds: (most: number) => `at most ${most}`,
  roundsIgnored: (protocol: string) => `${protocol} has a fixed course and ignores it`,
  threshold: (seats: number) => `at most ${seats}, the number of seats`,
  noCheck: (name: string, near: string | undefined, known: string) =>
    `council.yaml declares no check "${name}"${meantEn(near)}; declared: ${known}`,
  noChecks: (name: string) =>
    `council.yaml declares no check "${name}": add it there, a brief never holds a command`,
  checksIgnored: (protocol: string) => `no phase of ${protocol} runs checks`,
  unpriced: (name: string, backend: string) =>
    `a limit in money needs a price for every seat, and ${name} (${backend}) has none: add it to prices in council.yaml, or limit tokens`,
  /** The limit in money of one identity. */
  ownUnpriced: (name: string, backend: string) =>
    `${name} has a budget in money (identities.yaml), and ${backend} has no price: add it to prices in council.yaml, or limit tokens`,
  /** Somebody whom others run has a seat or a role. */
  elsewhere: (name: string) =>
    `${name} runs elsewhere and is not connected: nobody here answers in its name. Seat somebody else, or name what answers for it (backend: in the seat, or in identities.yaml)`,
  noPart: (protocol: string) => `no phase of ${protocol} asks this role`,
  namedTwice: (id: string) => `"${id}" is named twice`,
  advocateUnheard: 'with fewer than three rounds nobody is asked after it: it does not speak',
  notSeated: (id: string) => `"${id}" does not sit at this table: seats does not name it`,
};

const fr: typeof en = {
  noProtocol: (id, near, known) => `pas de protocole « ${id} »${meantFr(near)} ; connus : ${known}`,
  brokenProtocol: (file) =>
    `${file} a des problèmes et ne peut être suivi : \`council protocols --check ${file}\``,
  atMostRounds: (most) => `${most} au plus`,
  roundsIgnored: (protocol) => `${protocol} a un déroulement fixe et n’en tient pas compte`,
  threshold: (seats) => `${seats} au plus, le nombre de sièges`,
  noCheck: (name, near, known) =>
    `council.yaml ne déclare pas de contrôle « ${name} »${meantFr(near)} ; déclarés : ${known}`,
  noChecks: (name) =>
    `council.yaml ne déclare pas de contrôle « ${name} » : l’y ajouter, un brief ne contient jamais de commande`,
  checksIgnored: (protocol) => `aucune phase de ${protocol} ne lance de contrôles`,
  unpriced: (name, backend) =>
    `une limite en argent demande un prix pour chaque siège, et ${name} (${backend}) n’en a pas : l’ajouter à prices dans council.yaml, ou limiter les jetons (tokens)`,
  ownUnpriced: (name, backend) =>
    `${name} a un budget en argent (identities.yaml), et ${backend} n’a pas de prix : l’ajouter à prices dans council.yaml, ou limiter les jetons (tokens)`,
  elsewhere: (name) =>
    `${name} tourne ailleurs et n’est pas connecté : personne ici ne répond en son nom. Asseoir quelqu’un d’autre, ou nommer ce qui répond pour lui (backend: dans le siège, ou dans identities.yaml)`,
  noPart: (protocol) => `aucune phase de ${protocol} ne fait parler ce rôle`,
  namedTwice: (id) => `« ${id} » est nommé deux fois`,
  advocateUnheard: 'avec moins de trois tours, plus personne n’est consulté après : il ne parle pas',
  notSeated: (id) => `« ${id} » n’est pas à cette table : seats ne le nomme pas`,
};

export const briefWords = { en, fr };
