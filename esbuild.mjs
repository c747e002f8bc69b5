/**
 * Makes the bundles in dist/ and what stands beside them. A missing entry fails the build; --dev adds source maps,
 * --watch builds again at each change.
 */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { notices } from './scripts/build/notices.mjs';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');
const watch = process.argv.includes('--watch');
const dev = watch || process.argv.includes('--dev');

/** @type {esbuild.BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  minify: !dev,
  sourcemap: dev,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  charset: 'utf8',
};

/** Sources are modules, bundles are CommonJS, so what a module knows of itself is said again here. @type {esbuild.BuildOptions} */
const node = {
  ...common,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  external: ['vscode'],
  define: {
    'import.meta.url': '__moduleUrl',
    'import.meta.main': '__moduleMain',
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
  },
  banner: {
    js: 'const __moduleUrl=require("node:url").pathToFileURL(__filename).href,__moduleMain=require.main===module;',
  },
};

/** The CLI opens the host by requiring the host's own bundle when it needs it: one copy on disk, none at `--help`. @type {esbuild.Plugin} */
const hostStaysOutside = {
  name: 'host-stays-outside',
  setup(build) {
    build.onResolve({ filter: /\/host\/main\.ts$/ }, () => ({ path: './host.js', external: true }));
  },
};

/** Bundles of their own, read when the host first needs them. None may hold a class that the host asks `instanceof` of: there would be two. */
const readLater = {
  'acp.js': 'src/host/models/acp/acpPackage.ts',
  'exportHtml.js': 'webview-ui/export/exportHtml.ts',
  'mcp.js': 'src/host/tools/mcp/mcpPackage.ts',
  'providers.js': 'src/host/models/providers/providerPackages.ts',
  'rehearsal.js': 'src/host/models/rehearsal/backend.ts',
};

/** @type {esbuild.Plugin} */
const laterStaysOutside = {
  name: 'later-stays-outside',
  setup(build) {
    const outside = new Map(Object.entries(readLater).map(([name, entry]) => [path.join(root, entry), name]));
    build.onResolve({ filter: /\.ts$/ }, ({ path: asked, resolveDir }) => {
      const name = outside.get(path.join(resolveDir, asked));
      return name ? { path: `./${name}`, external: true } : undefined;
    });
  },
};

/** The host gives the MCP client a validator of its own, so the 150 KB that it would bring for compiling schemas stay out. @type {esbuild.Plugin} */
const withoutSchemaCompiler = {
  name: 'without-schema-compiler',
  setup(build) {
    const namespace = 'nothing';
    build.onResolve({ filter: /^@modelcontextprotocol\/client\/_shims$/ }, ({ path: asked }) => ({
      path: asked,
      namespace,
    }));
    build.onLoad({ filter: /./, namespace }, () => ({
      contents: 'export const CORS_IS_POSSIBLE = false; export class DefaultJsonSchemaValidator {}',
    }));
  },
};

/** An exported page is text: of lit it needs how a template is written down, and none of how one is drawn. @type {esbuild.Plugin} */
const withoutDrawing = {
  name: 'without-drawing',
  setup(build) {
    const namespace = 'written-down';
    build.onResolve({ filter: /^lit$|\/lit-html\.js$/ }, () => ({ path: 'lit', namespace }));
    build.onLoad({ filter: /./, namespace }, () => ({
      contents: `export const html = (strings, ...values) => ({ _$litType$: 1, strings, values });
        export const nothing = Symbol.for('lit-nothing'), noChange = Symbol.for('lit-noChange');`,
    }));
  },
};

/** The indentation of a template is for those who read its source: it need not go to every reader of a page. @type {esbuild.Plugin} */
const withoutIndentation = {
  name: 'without-indentation',
  setup(build) {
    build.onLoad({ filter: /[\\/]webview-ui[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(/\n +/g, '\n'),
      loader: 'ts',
    }));
  },
};

/** What stays out of a bundle of its own. @type {Record<string, esbuild.Plugin[]>} */
const without = { 'mcp.js': [withoutSchemaCompiler], 'exportHtml.js': [withoutDrawing, withoutIndentation] };

/** @type {Record<string, esbuild.BuildOptions>} */
const bundles = {
  'extension.js': { ...node, entryPoints: ['src/extension/main.ts'] },
  'watchdog.js': { ...node, entryPoints: ['src/host/programs/watchdog.ts'] },
  'host.js': { ...node, entryPoints: ['src/host/main.ts'], plugins: [laterStaysOutside] },
  ...Object.fromEntries(
    Object.entries(readLater).map(([name, entry]) => [
      name,
      {
        ...node,
        entryPoints: [entry],
        plugins: without[name] ?? [],
        // Packages print what a peer sent them, as it came: the terminal it would go to is a person's.
        drop: ['console'],
      },
    ]),
  ),
  // A thread has a copy of its own of everything: this one is begun by its file.
  'projector.js': { ...node, entryPoints: ['src/host/projector/projectorThread.ts'] },
  'cli.js': {
    ...node,
    entryPoints: ['src/cli/main.ts'],
    plugins: [hostStaysOutside],
    banner: { js: `#!/usr/bin/env node\n${node.banner?.js}` },
  },
  'webview.js': {
    ...common,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    entryPoints: ['webview-ui/main.ts'],
    plugins: [withoutIndentation],
  },
  // An exported page has the same sheet, and is read in whatever browser there is.
  'webview.css': {
    ...common,
    target: ['chrome111', 'firefox113', 'safari16.2'],
    entryPoints: ['webview-ui/main.css'],
  },
};

const copies = ['codicon.css', 'codicon.ttf'];

/** @param {Record<string, esbuild.Metafile>} metafiles */
function finish(metafiles) {
  for (const name of copies) {
    copyFileSync(path.join(root, 'node_modules/@vscode/codicons/dist', name), path.join(dist, name));
  }
  // Everything under dist/ is CommonJS, although the project's own sources are modules.
  writeFileSync(path.join(dist, 'package.json'), '{"type":"commonjs"}\n');
  writeFileSync(path.join(dist, 'NOTICES.txt'), notices(root, Object.values(metafiles)));
  chmodSync(path.join(dist, 'cli.js'), 0o755);
  for (const [name, metafile] of Object.entries(metafiles)) {
    const size = metafile.outputs[`dist/${name}`]?.bytes ?? 0;
    process.stderr.write(`  ${name.padEnd(14)} ${(size / 1024).toFixed(0).padStart(6)} KB\n`);
  }
  writeFileSync(path.join(dist, '.built'), '');
}

if (!watch) rmSync(path.join(dist, '.built'), { force: true });
mkdirSync(dist, { recursive: true });
const jobs = Object.entries(bundles).map(([name, options]) => ({ ...options, outfile: `dist/${name}` }));
if (watch) {
  for (const options of jobs) await (await esbuild.context({ ...options, logLevel: 'info' })).watch();
} else {
  /** @type {Record<string, esbuild.Metafile>} */
  const metafiles = {};
  const started = performance.now();
  try {
    for (const options of jobs) {
      const built = await esbuild.build(options);
      if (built.metafile) metafiles[path.basename(options.outfile)] = built.metafile;
    }
    finish(metafiles);
    process.stderr.write(`Built in ${Math.round(performance.now() - started)} ms.\n`);
  } catch (error) {
    // esbuild has already printed what is wrong and where.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    process.stderr.write('The build failed; nothing in dist/ is marked as current.\n');
    process.exitCode = 1;
  }
}
