/** "Set API key…" and "Remove key": tried before it is kept, in the editor's secret storage, never in a file or a setting. */
import type { Client } from '../../rpc/connect/client.ts';
import { forgetKey, type KeyRow, listKeys, testKey } from '../../rpc/messages/keyMessages.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';
import type { House } from '../link/councilHouse.ts';
import { showInputBox, showQuickPick } from '../status/picks.ts';
import { patiently } from '../status/reportFailure.ts';
import { showInformationMessage, showWarningMessage } from '../status/showNotice.ts';

const isAddress = (text: string): boolean =>
  URL.canParse(text.trim()) && /^(https?|wss?):$/.test(new URL(text.trim()).protocol);

function stateOf(row: KeyRow, house: House): string {
  const words = editorKeys[house.language];
  if (row.from === undefined) return words.none;
  return row.variable === undefined ? words.from[row.from] : `${words.from[row.from]} (${row.variable})`;
}

async function pickProvider(
  house: House,
  rows: readonly KeyRow[],
  placeHolder: string,
): Promise<KeyRow | undefined> {
  const items = rows.map((row) => ({
    label: row.provider,
    description: stateOf(row, house),
    detail: row.host ?? '',
    row,
  }));
  return (await showQuickPick(items, { placeHolder, ignoreFocusOut: true }))?.row;
}

/** The address that the key may go to: nothing for the provider's own; undefined when the person left. */
async function askAddress(house: House, row: KeyRow): Promise<{ url?: string } | undefined> {
  const words = editorKeys[house.language];
  if (row.host !== undefined && row.url === undefined) return {};
  if (row.host !== undefined && row.url !== undefined) {
    const items = [
      { label: row.host, description: words.own, url: undefined },
      { label: row.declared ?? row.url, description: words.declared, url: row.url },
    ];
    const picked = await showQuickPick(items, {
      placeHolder: words.whereTo(row.provider),
      ignoreFocusOut: true,
    });
    return picked && (picked.url === undefined ? {} : { url: picked.url });
  }
  const url = await showInputBox({
    prompt: words.address(row.provider),
    value: row.url ?? 'https://',
    ignoreFocusOut: true,
    validateInput: (text) => (isAddress(text) ? undefined : words.badAddress),
  });
  return url === undefined ? undefined : { url: url.trim() };
}

export async function setKey(house: House, argument?: unknown): Promise<void> {
  const words = editorKeys[house.language];
  const client = await house.client();
  const { rows } = await client.request(listKeys, {});
  const named = typeof argument === 'string' ? rows.find(({ provider }) => provider === argument) : undefined;
  const row = named ?? (await pickProvider(house, rows, words.whichProvider));
  const address = row && (await askAddress(house, row));
  if (!row || !address) return;
  const host = address.url === undefined ? (row.host ?? '') : new URL(address.url).host;
  const value = await showInputBox({
    prompt: words.key(row.provider, host),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) => (/^\S{6,}$/.test(text.trim()) ? undefined : words.tooShort),
  });
  if (value === undefined) return;
  const given = { value: value.trim(), ...address };
  const { provider } = row;
  const { ok, message } = await patiently(words.testing, client.request(testKey, { provider, ...given }));
  if (!ok && (await showWarningMessage(message, { modal: true }, words.keepAnyway)) === undefined) return;
  await house.keys.store(provider, given);
  await house.keys.lendTo(client);
  if (ok) void showInformationMessage(message);
}

export async function removeKey(house: House): Promise<void> {
  const words = editorKeys[house.language];
  const client: Client = await house.client();
  const { rows } = await client.request(listKeys, {});
  const removable = rows.filter(({ from }) => from === 'lent' || from === 'kept');
  if (removable.length === 0) return void showInformationMessage(words.nothingToRemove);
  const row = await pickProvider(house, removable, words.whichToRemove);
  if (!row) return undefined;
  await house.keys.remove(row.provider);
  await client.request(forgetKey, { provider: row.provider });
  const left = (await client.request(listKeys, {})).rows.find(({ provider }) => provider === row.provider);
  const still = left?.variable === undefined ? [] : [words.stillSet(left.variable)];
  void showInformationMessage([words.removed(row.provider), ...still].join(' '));
  return undefined;
}
