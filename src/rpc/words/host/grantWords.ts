/** What is said of a grant that can't be used: what it names, and what would do. */
import { typeset } from '../typeset.ts';

const en = {
  noServer: (server: string, near: string | undefined) =>
    `council.yaml declares no tool server "${server}" under mcp${near === undefined ? '' : ` (did you mean "${near}"?)`}: this grant gives nothing`,
  noTool: (tool: string, near: string | undefined) =>
    `there is no tool "${tool}"${near === undefined ? '' : ` (did you mean "${near}"?)`}: those of a server are written server/tool`,
  callsNone: (name: string, backend: string) =>
    `${name} is granted tools, but ${backend} calls none of them: use another backend for this seat`,
  /** Of a tool server whose command names a folder. */
  reaches: (server: string, folder: string, places: string) =>
    `the tool server "${server}" is given ${folder}, where ${places} can be reached: a call that names a path there is refused, but what it writes there by itself is not held back. Give it a narrower folder`,
};

const fr: typeof en = {
  noServer: (server, near) =>
    `council.yaml ne déclare aucun serveur d’outils « ${server} » sous mcp${near === undefined ? '' : ` (« ${near} » ?)`} : cette autorisation ne donne rien`,
  noTool: (tool, near) =>
    `il n’y a pas d’outil « ${tool} »${near === undefined ? '' : ` (« ${near} » ?)`} : ceux d’un serveur s’écrivent serveur/outil`,
  callsNone: (name, backend) =>
    `${name} a des outils, mais ${backend} n’en appelle aucun : choisir un autre backend pour ce siège`,
  reaches: (server, folder, places) =>
    `le serveur d’outils « ${server} » reçoit ${folder}, d’où ${places} sont accessibles : un appel qui y nomme un chemin est refusé, mais ce qu’il y écrit de lui-même n’est pas retenu. Donnez-lui un dossier plus étroit`,
};

export const grantWords = { en, fr: typeset(fr) };
