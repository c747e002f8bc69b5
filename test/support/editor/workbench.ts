/** The workbench as a user meets it: a window on a folder, the palette, the trees, the webviews. */
import path from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { type Browser, type BrowserOptions, startBrowser } from './browser.ts';
import { type EditorServer, type ServerOptions, startServer } from './server.ts';

export interface UrlOptions {
  readonly folder?: string;
  readonly extension?: string;
  readonly tests?: string;
}

export function workbenchUrl(server: EditorServer, { folder, extension, tests }: UrlOptions): string {
  const remote = (file: string) => `vscode-remote://${server.authority}${encodeURI(path.resolve(file))}`;
  const payload = [
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
    ...(extension ? [['extensionDevelopmentPath', remote(extension)]] : []),
    ...(tests ? [['extensionTestsPath', remote(tests)]] : []),
  ];
  const url = new URL(`http://${server.authority}/`);
  if (folder) {
    url.searchParams.set(folder.endsWith('.code-workspace') ? 'workspace' : 'folder', path.resolve(folder));
  } else url.searchParams.set('ew', 'true');
  url.searchParams.set('payload', JSON.stringify(payload));
  return url.href;
}

export interface Workbench {
  readonly page: Page;
  readonly server: EditorServer;
  readonly browser: Browser;
  /** Opens a folder or a workspace file, or opens it again: a reload as the user knows it. Nothing: an empty window. */
  open(folder: string): Promise<void>;
  /** F1 and the words: the row of the palette whose text is exactly these words. */
  findCommand(title: string): Promise<Locator>;
  runCommand(title: string): Promise<void>;
  /** The input of the quick pick or input box that is open. */
  quickInput(): Locator;
  /** Enter, in the quick pick or input box that is open. */
  accept(): Promise<void>;
  /** Opens a container of the activity bar by its title. */
  openContainer(title: string): Promise<void>;
  treeRow(text: string | RegExp): Locator;
  toast(text: string | RegExp): Locator;
  /** The inside of the visible webview. */
  webview(): FrameLocator;
  close(): Promise<void>;
}

export async function startWorkbench(options: ServerOptions & BrowserOptions = {}): Promise<Workbench> {
  const { locale, ...size } = options;
  const server = await startServer(options);
  const browser = await startBrowser({ ...size, locale: locale === 'fr' ? 'fr-FR' : 'en-US' }).catch(
    async (error) => {
      await server.stop();
      throw error;
    },
  );
  const { page } = browser;
  const quickInput = () =>
    page.locator('.quick-input-widget:visible input.input, .quick-input-widget:visible .input');
  const findCommand = async (title: string) => {
    // The palette lists what is known when it opens, and extensions become known after the workbench shows: ask again.
    for (let attempt = 1; ; attempt += 1) {
      await page.keyboard.press('F1');
      const label = page
        .locator('.quick-input-list .monaco-list-row .label-name')
        .getByText(title, { exact: true });
      try {
        // What takes the focus in this moment closes the palette again.
        await page.locator('.quick-input-widget input.input').fill(`>${title}`, { timeout: 3000 });
        await label.first().waitFor({ timeout: 2000 });
        return label.first();
      } catch (error) {
        if (attempt === 15) throw error;
        await page.keyboard.press('Escape');
      }
    }
  };
  return {
    page,
    server,
    browser,
    quickInput,
    accept: async () => {
      const widget = page.locator('.quick-input-widget:visible');
      const isList = (await widget.locator('.monaco-list-row').count()) > 0;
      const takesMany = (await widget.locator('.quick-input-count:visible').count()) > 0;
      // A list is shown before one of its rows is the one that Enter takes; where many can be ticked none has to be.
      if (isList && !takesMany)
        await widget
          .locator('.monaco-list-row.focused')
          .first()
          .waitFor({ timeout: 5000 })
          .catch(() => undefined);
      // Between two of them the window gives the focus back to where it was, and a webview may take it late.
      await quickInput().press('Enter');
    },
    open: async (folder) => {
      await page.goto(workbenchUrl(server, { folder }));
      await page.locator('.monaco-workbench .activitybar').waitFor({ timeout: 60_000 });
    },
    findCommand,
    runCommand: async (title) => {
      // Whatever opens at that moment takes the focus and closes the palette: then it is opened again.
      for (let attempt = 1; ; attempt += 1) {
        const row = await findCommand(title);
        const clicked = await row.click({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
        if (clicked) return paletteGone(page, title);
        if (attempt === 5) throw new Error(`the palette does not stay open for “${title}”`);
      }
    },
    openContainer: async (title) => {
      const item = page.locator(`.activitybar .action-label[aria-label^="${title}"]`);
      await item.waitFor({ timeout: 30_000 });
      // A badge lies over all of the item and takes the click for it: as it does for a user.
      await item.click({ force: true });
    },
    treeRow: (text) => page.locator('.pane-body .monaco-list-row', { hasText: text }),
    toast: (text) => page.locator('.notification-toast', { hasText: text }),
    webview: () =>
      page.frameLocator('iframe.webview.ready >> visible=true').frameLocator('iframe#active-frame'),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** The next box stands where the palette stood: what is written too early would be written into the palette. */
async function paletteGone(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (typed) => {
      const box = document.querySelector<HTMLInputElement>('.quick-input-widget input.input');
      return box === null || box.getClientRects().length === 0 || box.value !== typed;
    },
    `>${title}`,
    { timeout: 30_000 },
  );
}
