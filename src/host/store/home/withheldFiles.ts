/** Files that no agent is given through us, whatever folder they stand in: git's own, and what usually holds a secret. */

const example = /\.(?:example|sample|template|dist)$/i;
const secret =
  /^(?:\.env(?:\..+)?|\.envrc|\.npmrc|\.yarnrc(?:\.yml)?|\.pypirc|\.netrc|_netrc|\.git-credentials|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:pem|key|p12|pfx|keystore|jks))$/i;

/** The path is relative to the workspace, with `/`, links resolved. */
export function isWithheld(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  return (
    parts.some((part) => part.toLowerCase() === '.git') ||
    parts.some((part) => /^\.(?:ssh|aws|gnupg)$/i.test(part)) ||
    (secret.test(name) && !example.test(name))
  );
}

/** What no agent changes, not even in a copy: that, and the editor's settings. */
export const isUntouchable = (path: string): boolean =>
  isWithheld(path) || path.split('/').some((part) => part.toLowerCase() === '.vscode');
