/** The built page in a real browser, served from the loopback under the policy that its owner sets. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/setup/places.mjs';
import type { FromChannelPage, ToChannelPage } from '../../../src/rpc/pages/channelPageMessages.ts';
import type { FromMeasuresPage, ToMeasuresPage } from '../../../src/rpc/pages/measuresPageMessages.ts';
import type { FromPage, ToPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import { type ThemeName, themes } from './themes.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Another build than the one that is shipped can be looked at, without touching that. */
const built = process.env['COUNCIL_TEST_DIST'] ?? path.join(root, 'dist');
const nonce = 'bm9uY2U';

/** As the editor's owner does it: nothing by default, style and script from the bundle alone. */
const policy = (source: string) =>
  `default-src 'none'; style-src ${source} 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src ${source}`;

/** Stands in for the editor's API: what is posted is kept, the state lives in the session as the editor keeps it. */
const editorApi = `
  window.posted = [];
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
  window.acquireVsCodeApi = () => ({
    postMessage: (message) => window.posted.push(message),
    getState: () => JSON.parse(sessionStorage.getItem('state') ?? 'null') ?? undefined,
    setState: (state) => sessionStorage.setItem('state', JSON.stringify(state)),
  });`;

function document(
  theme: ThemeName,
  language: string,
  motion: boolean,
  page: string | undefined,
  shows: string | null,
): string {
  const { bodyClass, variables } = themes[theme];
  const css = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  const font =
    "--vscode-font-family:'Open Sans',sans-serif;--vscode-font-size:13px;--vscode-editor-font-family:monospace;";
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Transcript</title>
<style nonce="${nonce}">:root{${css.join('')}${font}color-scheme:${theme === 'light' ? 'light' : 'dark'}} body{padding:0 20px}</style>
<link rel="stylesheet" href="codicon.css"><link rel="stylesheet" href="webview.css">
</head><body class="${bodyClass}${motion ? '' : ' vscode-reduce-motion'}"${page === undefined ? '' : ` data-page="${page}"`}${shows === null ? '' : ` data-shows="${shows}"`}><script nonce="${nonce}">${editorApi}</script>
<script nonce="${nonce}" src="webview.js"></script></body></html>`;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.ttf': 'font/ttf' };

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const source = `http://${request.headers.host ?? ''}`;
    if (url.pathname === '/') {
      const query = url.searchParams;
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', policy(source));
      const theme = query.get('theme') as ThemeName;
      const [language, motion] = [query.get('lang') ?? 'en', query.has('motion')];
      const page = ['channel', 'measures'].find((kind) => query.has(kind));
      response.end(document(theme, language, motion, page, query.get('shows')));
      return;
    }
    readFile(path.join(built, path.basename(url.pathname))).then(
      (file) =>
        response.setHeader('content-type', types[path.extname(url.pathname)] ?? 'text/plain').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A page that is open; of a council unless it says otherwise. */
export interface Opened<To = ToPage, From = FromPage> {
  page: Page;
  /** Requests that left for anything but the page's own server. */
  strangers: string[];
  errors: string[];
  say(...messages: To[]): Promise<void>;
  posted(): Promise<From[]>;
  close(): Promise<void>;
}

export interface Look {
  theme?: ThemeName;
  language?: 'en' | 'fr';
  width?: number;
  height?: number;
  motion?: boolean;
  /** What the page's owner says it is of, before the host says anything. */
  shows?: string;
}

export type OpenedChannel = Opened<ToChannelPage, FromChannelPage>;

export interface Bench {
  open(look?: Look): Promise<Opened>;
  openChannel(look?: Look): Promise<OpenedChannel>;
  openMeasures(look?: Look): Promise<Opened<ToMeasuresPage, FromMeasuresPage>>;
  close(): Promise<void>;
}

/** Waits until the page has drawn what it was told. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

export async function startBench(): Promise<Bench> {
  const server = await serve();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser: Browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  });
  async function open<To, From>(
    { theme = 'dark', language = 'en', width = 1400, height = 1000, motion = false, shows }: Look,
    query: string,
  ): Promise<Opened<To, From>> {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    const strangers: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) strangers.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(
      `${origin}/?theme=${theme}&lang=${language}${motion ? '&motion' : ''}${shows === undefined ? '' : `&shows=${shows}`}${query}`,
    );
    return {
      page,
      strangers,
      errors,
      async say(...messages) {
        await page.evaluate((list) => {
          for (const data of list) window.dispatchEvent(new MessageEvent('message', { data }));
        }, messages);
        await settle(page);
      },
      posted: () => page.evaluate(() => (window as unknown as { posted: From[] }).posted),
      close: () => context.close(),
    };
  }
  return {
    open: (look = {}) => open(look, ''),
    openChannel: (look = {}) => open(look, '&channel'),
    openMeasures: (look = {}) => open(look, '&measures'),
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
