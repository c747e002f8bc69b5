/** The settings, read when they are needed, so that a change holds from the next use on. */
import * as vscode from 'vscode';
import { type SpendLimit, usualLimit } from '../../rpc/askToSpend.ts';
import { settingIds } from './declareSettings.ts';

function text(id: string, scope?: vscode.ConfigurationScope): string {
  const value: unknown = vscode.workspace.getConfiguration(undefined, scope ?? null).get(id);
  return typeof value === 'string' ? value.trim() : '';
}

/** Restricted until the workspace is trusted: the editor then answers the default. */
export const homeSetting = (folder: vscode.Uri) => text(settingIds.home, folder) || 'council';
/** Nothing: who somebody is follows from identities.yaml, or is asked. */
export const meSetting = () => text(settingIds.me) || undefined;
/** Nothing: the host chooses. */
export const backendSetting = () => text(settingIds.backend) || undefined;

/** Above this a dialog asks before anything is spent. */
export function limitSetting(): SpendLimit {
  const amount = (id: string, usual: number): number => {
    const value: unknown = vscode.workspace.getConfiguration().get(id);
    return typeof value === 'number' && value >= 0 ? value : usual;
  };
  return {
    tokens: amount(settingIds.askAboveTokens, usualLimit.tokens),
    cost: amount(settingIds.askAboveCost, usualLimit.cost),
  };
}
