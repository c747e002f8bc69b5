/** channels.yaml as a new home starts with it, in both languages: one channel for everyone, and what can be set. */
import type { Language } from '../../../core/ids.ts';
import { fieldText, nodeOf } from '../edit/yamlNodes.ts';

/** What stands above the list. */
export const channelsHead: Record<Language, string> = {
  en: `# The channels of this home: rooms in which agents and people talk, beside councils.
# mode says who is woken by a message:
#   chat          each agent in turn, until everyone passes
#   turn-based    one after the other, each until it says that it is done
#   none          only who is addressed, as @nova
#   direct        the orchestrator, whatever is said
#   single        the one agent that is a member, whatever is said
#   report        nobody: agents post here through a tool
#   broadcast     nobody: members read it
# work and discussion are set when a channel is made and can't be changed.
# A channel stops by itself after 50 turns without a person, or 120 turns an hour (guards).

`,
  fr: `# Les salons de ce dossier : là où agents et personnes parlent, à côté des conseils.
# mode dit qui est réveillé par un message :
#   chat          chaque agent à son tour, jusqu’à ce que tous passent
#   turn-based    l’un après l’autre, chacun jusqu’à ce qu’il dise avoir fini
#   none          seulement qui est nommé, comme @nova
#   direct        l’orchestrateur, quoi qu’on dise
#   single        le seul agent membre, quoi qu’on dise
#   report        personne : les agents y écrivent par un outil
#   broadcast     personne : les membres le lisent
# work et discussion se choisissent à la création et ne se changent pas.
# Un salon s’arrête de lui-même après 50 tours sans personne, ou 120 tours par heure (guards).

`,
};

const hints: Record<Language, string> = {
  en: `    # order: round-robin # or shuffle, priority, speed, addressed, chosen; absent: as the mode says
    # humans: inject # what a person's words do to an open turn: inject, queue or interrupt
`,
  fr: `    # order: round-robin # ou shuffle, priority, speed, addressed, chosen ; absent : selon le mode
    # humans: inject # ce que font les mots d’une personne au tour ouvert : inject, queue ou interrupt
`,
};

const mostMembers = 50;

export const channelsTemplate = (language: Language, members: readonly string[]): string =>
  `${channelsHead[language]}channels:\n  - id: general\n    mode: chat\n    ${fieldText(
    'members',
    nodeOf(members.slice(0, mostMembers)),
    4,
  )}${hints[language]}`;
