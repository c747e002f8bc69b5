/** What an agent is told of the tools for channels: what they do, what became of a call, and why one was refused. */

const en = {
  postMessage:
    'Posts a message into another channel, under your name: one that you are a member of, or a report or broadcast channel. In those nobody is woken; elsewhere address somebody as @id.',
  createChat: 'Makes a chat channel for you and the participants you name, by id. They speak in turns.',
  createReport: 'Makes a report channel: agents post into it with post-message, and nobody is woken.',
  createWork: 'Makes a work channel for you and the members you name, by id. Its mode can never be changed.',
  createDiscussion:
    'Begins a discussion among the participants you name, by id. The guide says topic, goals and when it is done; it wakes them. You conclude it, with discussion-complete and the text of a summary, whose path is posted to the callback channel. callback-guild is "local".',
  discussionComplete:
    'Concludes a discussion that you began. The summary is its text, in Markdown: what was agreed, what is open, who does what. It is written under discussion-summary/; the path of a file that exists there will do too. The channel is archived, and the callback channel is told the path.',
  register: 'Says who you are on Discord: your own user id there, and the name to show. Yours alone.',
  setMode:
    'Changes the mode of a channel that you are a member of: none, chat, report, direct, single, turn-based or broadcast. work and discussion are locked.',
  anonymous:
    'Refused: your council is anonymous, and this would show who you are. Say it in your answer instead.',
  noChannel: (id: string, known: string) =>
    `There is no channel “${id}” here.${known ? ` Channels that are open to you: ${known}.` : ''}`,
  notYours: (id: string) => `Refused: you are not a member of #${id}.`,
  ownFloor: 'Refused: you have the floor of that channel now. What you answer is posted there.',
  closed: 'This discussion is closed.',
  archived: 'This channel is archived and no longer active.',
  posted: (channel: string) => `Posted in #${channel}.`,
  wakesNobody: 'Nobody is woken there.',
  endOfChain: (most: number) =>
    `Nobody is woken by it: ${most} asks have followed from what a person said, and that is where a chain ends.`,
  stoppedThere: 'Nobody is woken by it for now: a limit has stopped that channel until a person sees to it.',
  heldThere: 'Nobody is woken by it for now: that channel is held, and goes on later.',
  nobodyCalled: (who: string, known: string) => `Nobody is called “${who}”. Known: ${known}.`,
  nobodyInside: 'A discussion needs at least one agent among its participants.',
  made: (channel: string, mode: string) => `The channel #${channel} is there, in mode ${mode}.`,
  opened: (channel: string, callback: string) =>
    `The discussion #${channel} has begun. When it is idle you are told so; conclude it with discussion-complete and the text of a summary. #${callback} will be told the path of the summary.`,
  onlyLocal: (guild: string) => `Refused: there is no guild “${guild}” here. callback-guild is “local”.`,
  notAGroup: (id: string, mode: string) =>
    `Refused: #${id} is in mode ${mode}, between one agent and people. The callback is a group channel.`,
  madeEnough: (most: number) =>
    `Refused: agents have made ${most} channels within an hour, and that is all. People can make more.`,
  notADiscussion: (id: string, own: readonly string[]) =>
    `Refused: #${id} is no discussion. ${own.length > 0 ? `Those that you began: ${own.join(', ')}.` : 'None that you began is open.'}`,
  notInitiator: (id: string, initiator: string, initiatorId: string) =>
    `Refused: only who began #${id} concludes it: ${initiator}. Say there that it can be concluded; @${initiatorId} or a person does it.`,
  concludedAlready: (id: string, path: string | undefined) =>
    `Refused: the discussion #${id} is concluded already.${path ? ` Its summary: ${path}.` : ''} Nothing is left to do.`,
  summaryHow:
    'Call it again with the text of the summary itself, or with the path of a file that exists under discussion-summary/.',
  summary: {
    outside: (path: string) => `Refused: “${path}” is not under discussion-summary/.`,
    missing: (path: string) => `Refused: there is no file “${path}”.`,
    'not-a-file': (path: string) => `Refused: “${path}” is not a file.`,
    'not-a-path': (path: string) => `Refused: “${path}” is not a path of this home.`,
  },
  concluded: (id: string, path: string, callback: string | undefined) =>
    `The discussion #${id} is closed.${callback ? ` #${callback} was told where the summary is: ${path}.` : ''}`,
  registered: (id: string, userId: string) => `You, ${id}, are ${userId} on Discord.`,
  userTaken: (userId: string) => `Refused: the Discord id ${userId} belongs to somebody else here.`,
  nameTaken: (name: string) => `Refused: “${name}” would be taken for somebody else here.`,
  nameNotPlain: (name: string) =>
    `Refused: “${name}” is no plain name. Write it without @, #, brackets or marks.`,
  unregistered: (id: string) => `Refused: “${id}” does not stand in identities.yaml. A person adds it first.`,
  modeLeft: (id: string, mode: string) =>
    `Refused: “${mode}” is locked. The mode of #${id} was set when it was made and can’t be changed.`,
  modeEntered: (id: string, mode: string) =>
    `Refused: “${mode}” is locked. It is set when a channel is made; #${id} stays as it is.`,
  modeSame: (id: string, mode: string) => `#${id} is in mode ${mode} already.`,
  modeSet: (id: string, mode: string) => `#${id} is in mode ${mode} now.`,
};

const fr: typeof en = {
  postMessage:
    'Poste un message dans un autre salon, sous ton nom : un salon dont tu es membre, ou un salon de rapports ou d’annonces. Là, personne n’est réveillé ; ailleurs, adresse-toi à quelqu’un par @id.',
  createChat:
    'Crée un salon de discussion libre pour toi et les participants que tu nommes, par id. Ils parlent à tour de rôle.',
  createReport:
    'Crée un salon de rapports : les agents y postent avec post-message, et personne n’est réveillé.',
  createWork:
    'Crée un salon de travail pour toi et les membres que tu nommes, par id. Son mode ne se change jamais.',
  createDiscussion:
    'Ouvre une discussion entre les participants que tu nommes, par id. Le guide dit le sujet, les buts et quand c’est fini ; il les réveille. C’est toi qui la conclus, avec discussion-complete et le texte d’une synthèse, dont le chemin est posté dans le salon de retour. callback-guild est « local ».',
  discussionComplete:
    'Conclut une discussion que tu as ouverte. summary est le texte de la synthèse, en Markdown : ce qui est convenu, ce qui reste ouvert, qui fait quoi. Il est écrit sous discussion-summary/ ; le chemin d’un fichier qui y existe convient aussi. Le salon est archivé, et le salon de retour apprend le chemin.',
  register:
    'Dit qui tu es sur Discord : ton propre identifiant là-bas, et le nom à montrer. Le tien seulement.',
  setMode:
    'Change le mode d’un salon dont tu es membre : none, chat, report, direct, single, turn-based ou broadcast. work et discussion sont verrouillés.',
  anonymous: 'Refusé : ton conseil est anonyme, et cela montrerait qui tu es. Dis-le plutôt dans ta réponse.',
  noChannel: (id, known) =>
    `Il n’y a pas de salon « ${id} » ici.${known ? ` Salons qui te sont ouverts : ${known}.` : ''}`,
  notYours: (id) => `Refusé : tu n’es pas membre de #${id}.`,
  ownFloor: 'Refusé : tu as la parole dans ce salon. Ce que tu réponds y est posté.',
  closed: 'Cette discussion est close.',
  archived: 'Ce salon est archivé et n’est plus actif.',
  posted: (channel) => `Posté dans #${channel}.`,
  wakesNobody: 'Personne n’y est réveillé.',
  endOfChain: (most) =>
    `Personne n’est réveillé : ${most} demandes ont suivi ce qu’une personne a dit, et une chaîne s’arrête là.`,
  stoppedThere:
    'Personne n’est réveillé pour l’instant : une limite a arrêté ce salon jusqu’à ce qu’une personne s’en occupe.',
  heldThere: 'Personne n’est réveillé pour l’instant : ce salon est retenu et reprendra plus tard.',
  nobodyCalled: (who, known) => `Personne ne s’appelle « ${who} ». Connus : ${known}.`,
  nobodyInside: 'Une discussion a besoin d’au moins un agent parmi ses participants.',
  made: (channel, mode) => `Le salon #${channel} est là, en mode ${mode}.`,
  opened: (channel, callback) =>
    `La discussion #${channel} est ouverte. Quand elle s’arrête, tu l’apprends ; conclus-la avec discussion-complete et le texte d’une synthèse. #${callback} apprendra le chemin de la synthèse.`,
  onlyLocal: (guild) => `Refusé : il n’y a pas de serveur « ${guild} » ici. callback-guild est « local ».`,
  notAGroup: (id, mode) =>
    `Refusé : #${id} est en mode ${mode}, entre un agent et des personnes. Le retour se fait dans un salon de groupe.`,
  madeEnough: (most) =>
    `Refusé : les agents ont créé ${most} salons en une heure, et c’est tout. Les personnes peuvent en créer d’autres.`,
  notADiscussion: (id, own) =>
    `Refusé : #${id} n’est pas une discussion. ${own.length > 0 ? `Celles que tu as ouvertes : ${own.join(', ')}.` : 'Aucune que tu aies ouverte n’est en cours.'}`,
  notInitiator: (id, initiator, initiatorId) =>
    `Refusé : seul qui a ouvert #${id} la conclut : ${initiator}. Dis-y qu’elle peut être conclue ; @${initiatorId} ou une personne le fait.`,
  concludedAlready: (id, path) =>
    `Refusé : la discussion #${id} est déjà conclue.${path ? ` Sa synthèse : ${path}.` : ''} Il n’y a plus rien à faire.`,
  summaryHow:
    'Rappelle-le avec le texte même de la synthèse, ou avec le chemin d’un fichier qui existe sous discussion-summary/.',
  summary: {
    outside: (path) => `Refusé : « ${path} » n’est pas sous discussion-summary/.`,
    missing: (path) => `Refusé : il n’y a pas de fichier « ${path} ».`,
    'not-a-file': (path) => `Refusé : « ${path} » n’est pas un fichier.`,
    'not-a-path': (path) => `Refusé : « ${path} » n’est pas un chemin d’ici.`,
  },
  concluded: (id, path, callback) =>
    `La discussion #${id} est close.${callback ? ` #${callback} sait où est la synthèse : ${path}.` : ''}`,
  registered: (id, userId) => `Toi, ${id}, tu es ${userId} sur Discord.`,
  userTaken: (userId) => `Refusé : l’identifiant Discord ${userId} est à quelqu’un d’autre ici.`,
  nameTaken: (name) => `Refusé : « ${name} » passerait pour quelqu’un d’autre ici.`,
  nameNotPlain: (name) =>
    `Refusé : « ${name} » n’est pas un nom simple. Écris-le sans @, #, parenthèses ni signes.`,
  unregistered: (id) => `Refusé : « ${id} » n’est pas dans identities.yaml. Une personne l’ajoute d’abord.`,
  modeLeft: (id, mode) =>
    `Refusé : « ${mode} » est verrouillé. Le mode de #${id} a été choisi à sa création et ne se change pas.`,
  modeEntered: (id, mode) =>
    `Refusé : « ${mode} » est verrouillé. Il se choisit à la création d’un salon ; #${id} reste comme il est.`,
  modeSame: (id, mode) => `#${id} est déjà en mode ${mode}.`,
  modeSet: (id, mode) => `#${id} est maintenant en mode ${mode}.`,
};

export const channelToolWords = { en, fr };
