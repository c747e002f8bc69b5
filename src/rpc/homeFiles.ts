/** Which files of a home people write and a host keeps in force: one list for the host that watches them and for the editor. */

/** Their names say what they are; the personas that identities.yaml names stand wherever people put them. */
export const declaredFiles = ['identities.yaml', 'council.yaml', 'channels.yaml'] as const;

/** Where only the host writes. */
const ofHost = ['.state/', 'conseils/', 'memory/', 'decisions/', 'discussion-summary/', 'projects/'];

/** Whether a change of this file may be news to the host. `relative` to the home, with slashes. */
export const isOfPeople = (relative: string): boolean =>
  relative !== '' &&
  !relative.startsWith('../') &&
  relative !== 'DECISIONS.md' &&
  !ofHost.some((folder) => relative.startsWith(folder));

/** Whether a host guards this file while a program is at work: see docs/AGENTS.md. */
export const givesPower = (relative: string): boolean =>
  isOfPeople(relative) || /(?:^|\/)\.(?:git|vscode)\/|\.code-workspace$/.test(relative);

/** Whether a change of this file says that there is a home, a host or an archive that was not there before. */
export const tellsOfHome = (relative: string): boolean =>
  relative === '.state/host.json' || /^conseils\/[^/]+\.md$/.test(relative) || isOfPeople(relative);
