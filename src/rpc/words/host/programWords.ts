/** Why an agent or a tool server of council.yaml was not started. */
import { typeset } from '../typeset.ts';

const en = {
  unknown: (kind: 'acp' | 'mcp', name: string) =>
    `council.yaml declares no program “${name}” under ${kind}. Add it there.`,
  untrusted: (name: string) => `${name} was not started: the workspace is not trusted.`,
  notAllowed: (name: string, command: string) =>
    `${name} was not started: nobody has allowed its command here yet. Allow it when a council starts, or with --allow-programs: ${command}`,
  addressNotAllowed: (name: string, address: string) =>
    `${name} was not called: nobody has allowed its address here yet. Allow it when a council starts, or with --allow-programs: ${address}`,
  noFolder: (name: string, folder: string) =>
    `${name} was not started: the folder “${folder}” is not in the workspace.`,
  /** Beside its command: what of the environment it is given. */
  given: (names: string) => `is given ${names}`,
};

const fr: typeof en = {
  unknown: (kind, name) => `council.yaml ne déclare aucun programme « ${name} » sous ${kind}. Ajoutez-le.`,
  untrusted: (name) => `${name} n’a pas été lancé : l’espace de travail n’est pas approuvé.`,
  notAllowed: (name, command) =>
    `${name} n’a pas été lancé : personne n’a encore autorisé sa commande ici. L’autoriser au début d’un conseil, ou avec --allow-programs : ${command}`,
  addressNotAllowed: (name, address) =>
    `${name} n’a pas été appelé : personne n’a encore autorisé son adresse ici. L’autoriser au début d’un conseil, ou avec --allow-programs : ${address}`,
  noFolder: (name, folder) =>
    `${name} n’a pas été lancé : le dossier « ${folder} » n’est pas dans l’espace de travail.`,
  given: (names) => `reçoit ${names}`,
};

export const programWords = { en, fr: typeset(fr) };
