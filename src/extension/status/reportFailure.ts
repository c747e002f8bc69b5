/** How the extension speaks up: progress only after a second and with a way out, failures in words with what to do. */
import * as vscode from 'vscode';
import { failureWords } from '../link/hostLink.ts';
import { commandIds } from '../manifest/contributions.ts';
import { unlinked } from './noticeText.ts';
import { showErrorMessage, showInformationMessage } from './showNotice.ts';

/** Something that can't be done now, said in words, with the one command that helps. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly help: { title: string; command: string } | undefined;
  constructor(message: string, help?: { title: string; command: string }) {
    super(message);
    this.help = help;
  }
}

const untilShown = 1000;

/** Waits for the work; shows progress with Cancel once it takes over a second. Cancelling stops the waiting. */
export async function patiently<T>(title: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), untilShown);
  });
  const first = await Promise.race([
    work.then(
      () => 'done',
      () => 'done',
    ),
    slow,
  ]);
  clearTimeout(timer);
  if (first === 'done') return work;
  const location = vscode.ProgressLocation.Notification;
  const options = { location, title: unlinked(title), cancellable: true };
  return vscode.window.withProgress(
    options,
    (_progress, token) =>
      new Promise<T>((resolve, reject) => {
        token.onCancellationRequested(() => reject(new vscode.CancellationError()));
        work.then(resolve, reject);
      }),
  );
}

/** A message with one button at most; not awaited, so that no command hangs on a toast that nobody closes. */
export function offer(
  show: (message: string, ...items: string[]) => Thenable<string | undefined>,
  message: string,
  help?: { title: string; command: string; args?: unknown[] },
): void {
  void show(message, ...(help ? [help.title] : [])).then((answer) => {
    if (help && answer === help.title)
      void vscode.commands.executeCommand(help.command, ...(help.args ?? []));
  });
}

export function tellFailure(
  error: unknown,
  words: { showLog: string; hostGone: string },
  log: vscode.LogOutputChannel,
): void {
  if (error instanceof vscode.CancellationError) return;
  if (error instanceof Unavailable) return offer(showInformationMessage, error.message, error.help);
  const message = failureWords(error, words.hostGone);
  log.error(error instanceof Error ? error : message);
  offer(showErrorMessage, message, { title: words.showLog, command: commandIds.showLog });
}
