/** Runs an entry file inside the extension host of code-server and gives its exit code. */
import { startBrowser } from './browser.ts';
import { packModelProvider } from './modelProvider/build.ts';
import { startServer } from './server.ts';
import { workbenchUrl } from './workbench.ts';

export interface InsideRun {
  readonly extension: string;
  /** Another extension, in a folder: the page can load only one that is not installed. */
  readonly beside: string;
  readonly entry: string;
  readonly folder: string;
  readonly timeout: number;
}

export async function runInCodeServer({
  extension,
  beside,
  entry,
  folder,
  timeout,
}: InsideRun): Promise<number> {
  const server = await startServer({ testDriver: true, vsix: [await packModelProvider(beside)] });
  const browser = await startBrowser().catch(async (error) => {
    await server.stop();
    throw error;
  });
  try {
    const { page } = browser;
    return await new Promise<number>((resolve, reject) => {
      const late = () =>
        reject(
          new Error(`no answer from the extension host in ${timeout / 1000} s\n${server.log().slice(-2000)}`),
        );
      const timer = setTimeout(late, timeout);
      page.on('crash', () => reject(new Error('the page of the workbench crashed')));
      const done = (code: number) => {
        clearTimeout(timer);
        resolve(code);
      };
      // VS Code calls these two where they exist on the window: its log, and the result of the tests.
      page
        .exposeFunction('codeAutomationLog', () => {})
        .then(() => page.exposeFunction('codeAutomationExit', done))
        .then(() => page.goto(workbenchUrl(server, { folder, extension, tests: entry })))
        .catch(reject);
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
