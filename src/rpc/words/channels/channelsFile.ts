/** What is said of channels.yaml at its lines. */
import { typeset } from '../typeset.ts';

type LinkKind = 'escalatesTo' | 'blockedBy' | 'sharesContextWith';

const en = {
  noMember: (id: string, near: string | undefined) =>
    `members: no identity "${id}", so nobody is asked${near ? ` (did you mean ${near}?)` : ''}`,
  memberTwice: (id: string) => `members: "${id}" stands twice`,
  mutedNoMember: (id: string) => `muted: "${id}" is no member of this channel`,
  noChannel: (id: string, near: string | undefined) =>
    `links: no channel "${id}"${near ? ` (did you mean ${near}?)` : ''}`,
  toItself: 'links: a channel is not linked to itself',
  cycle: (kind: LinkKind, way: string) => `links.${kind}: this goes in a circle (${way})`,
  notADiscussion: (id: string) => `links.blockedBy: "${id}" is no discussion, so it is never concluded`,
  modeLeft: (id: string, mode: string) =>
    `mode: “${mode}” is set when a channel is made and can’t be changed; ${id} stays ${mode}`,
  modeEntered: (id: string, from: string, mode: string) =>
    `mode: “${mode}” is set when a channel is made and can’t be changed to; ${id} stays ${from}. Make another channel`,
  begunSo: (part: string, id: string) =>
    `discussion.${part}: is set when a discussion is made and can’t be changed; ${id} stays as it is`,
  noDiscussion: 'discussion: missing; a discussion names who began it (initiator)',
  strayDiscussion: (mode: string) => `discussion: has no effect, the mode is ${mode}`,
  strayOrder: (mode: string) => `order: has no effect, nobody takes turns in mode ${mode}`,
  fileMember: (name: string) =>
    `members: ${name} answers in the shared file (backend: file), which only councils have: it is not asked here. Take it out, or give it another backend`,
  unpriced: (name: string, what: string) =>
    `guards.costAnHour: a limit in money needs a price for everyone, and ${name} (${what}) has none: it is not asked here until there is one. Add it to prices in council.yaml, or limit tokensAnHour`,
};

const fr: typeof en = {
  noMember: (id, near) =>
    `members : pas d’identité « ${id} », à qui rien n’est demandé ici${near ? ` (peut-être ${near} ?)` : ''}`,
  memberTwice: (id) => `members : « ${id} » est présent deux fois`,
  mutedNoMember: (id) => `muted : « ${id} » n’est pas membre de ce salon`,
  noChannel: (id, near) => `links : pas de salon « ${id} »${near ? ` (peut-être ${near} ?)` : ''}`,
  toItself: 'links : un salon n’est pas lié à lui-même',
  cycle: (kind, way) => `links.${kind} : cela tourne en rond (${way})`,
  notADiscussion: (id) =>
    `links.blockedBy : « ${id} » n’est pas une discussion, et ne se conclut donc jamais`,
  modeLeft: (id, mode) =>
    `mode : « ${mode} » se choisit à la création et ne se change pas ; ${id} reste en ${mode}`,
  modeEntered: (id, from, mode) =>
    `mode : « ${mode} » se choisit à la création et ne se change pas ; ${id} reste en ${from}. Créez un autre salon`,
  begunSo: (part, id) =>
    `discussion.${part} : se choisit à la création et ne se change pas ; ${id} reste ainsi`,
  noDiscussion: 'discussion : manque ; une discussion nomme qui l’a ouverte (initiator)',
  strayDiscussion: (mode) => `discussion : sans effet, le mode est ${mode}`,
  strayOrder: (mode) => `order : sans effet, personne ne parle à tour de rôle en mode ${mode}`,
  fileMember: (name) =>
    `members : ${name} répond dans le fichier partagé (backend: file), que seuls les conseils ont : rien ne lui est demandé ici. Le retirer, ou lui donner un autre backend`,
  unpriced: (name, what) =>
    `guards.costAnHour : une limite en argent demande un prix pour chacun, et ${name} (${what}) n’en a pas : rien ne lui est demandé ici avant qu’il y en ait un. L’ajouter à prices dans council.yaml, ou limiter tokensAnHour`,
};

export const channelsFileWords = { en, fr: typeset(fr) };
