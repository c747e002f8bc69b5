/** The rules of the house that oxlint does not have: boundaries by resolved path, a pure core, files that explain themselves. */
import path from 'node:path';
import { crossed } from './boundaries.mjs';

/** @param {string} cwd @param {string} file */
const inProject = (cwd, file) => path.relative(cwd, file).split(path.sep).join('/');

/** @param {string} cwd @param {string} file @param {string} specifier */
function targetOf(cwd, file, specifier) {
  if (specifier.startsWith('.')) return inProject(cwd, path.resolve(path.dirname(file), specifier));
  return specifier.startsWith('node:') ? specifier : `package:${specifier}`;
}

const boundary = {
  create(/** @type {any} */ context) {
    const file = inProject(context.cwd, context.filename);
    const check = (/** @type {any} */ node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const types = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
      const target = targetOf(context.cwd, context.filename, specifier);
      for (const { name, reason } of crossed(file, target, types)) {
        context.report({ node: node.source, message: `${name}: ${reason}.` });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** A rule that refuses some kinds of node with one sentence. @param {string[]} kinds @param {string} message @param {(node: any) => boolean} [when] */
const refuse = (kinds, message, when = () => true) => ({
  create(/** @type {any} */ context) {
    const check = (/** @type {any} */ node) => {
      if (when(node)) context.report({ node, message });
    };
    return Object.fromEntries(kinds.map((kind) => [kind, check]));
  },
});

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** @param {any} node @returns {boolean} */
const insideFunction = (node) =>
  Boolean(node.parent) && (functions.includes(node.parent.type) || insideFunction(node.parent));

/** @param {any} node */
const isHome = (node) =>
  (node?.type === 'Identifier' && node.name === 'home') ||
  (node?.type === 'MemberExpression' && node.property?.name === 'home');

/** `join(home, …)` or `${home}/…`: a name that no check has seen. @param {any} node */
function spellsHome(node) {
  if (node.type === 'TemplateLiteral')
    return (
      isHome(node.expressions[0]) &&
      node.quasis[0].value.raw === '' &&
      /^[/\\]/.test(node.quasis[1].value.raw)
    );
  const name = node.callee.name ?? node.callee.property?.name;
  return ['join', 'resolve'].includes(name) && node.arguments.length > 1 && isHome(node.arguments[0]);
}

const openingSentence = {
  create(/** @type {any} */ context) {
    return {
      Program(/** @type {any} */ node) {
        const text = context.sourceCode.getText().replace(/^#!.*\n/, '');
        if (text.trim() && !/^\s*\/[*/]/.test(text)) {
          context.report({ node, message: 'A file begins with a sentence that says what it guarantees.' });
        }
      },
    };
  },
};

const fileName = {
  create(/** @type {any} */ context) {
    return {
      Program(/** @type {any} */ node) {
        const name = path.basename(context.filename).replace(/\.\w+$/, '');
        if (/^(index|utils?|helpers?|misc|common)$/i.test(name)) {
          context.report({
            node,
            message: `"${name}" says nothing of what is inside; name the file after its one idea.`,
          });
        }
      },
    };
  },
};

const plugin = {
  meta: { name: 'house' },
  rules: {
    boundary,
    'file-name': fileName,
    'opening-sentence': openingSentence,
    'core-never-throws': refuse(
      ['ThrowStatement'],
      'The core returns what is wrong; a throw would leave a turn neither settled nor failed.',
    ),
    'core-never-waits': refuse(
      functions,
      'The core decides at once; waiting belongs to the host.',
      (node) => node.async || node.generator === 'async',
    ),
    'no-wait-at-the-top': refuse(
      ['AwaitExpression', 'ForOfStatement'],
      'The bundles are CommonJS, which cannot wait outside a function: wrap it in one.',
      (node) => (node.type === 'AwaitExpression' || node.await) && !insideFunction(node),
    ),
    'no-raw-home-path': refuse(
      ['CallExpression', 'TemplateLiteral'],
      'Paths of a home come from store/paths.ts, which checks ids and names before they become part of one.',
      spellsHome,
    ),
    'zod-whole': refuse(
      ['ImportDeclaration'],
      "Write `import * as z from 'zod'`: `{ z }` brings 350 KB more into the bundle.",
      (node) =>
        node.source.value === 'zod' &&
        node.importKind !== 'type' &&
        node.specifiers[0]?.type !== 'ImportNamespaceSpecifier',
    ),
    'no-chosen-tests': refuse(
      ['MemberExpression'],
      'A test that is skipped or run alone hides the others.',
      ({ object, property }) =>
        ['it', 'describe', 'context', 'specify'].includes(object.name) &&
        ['only', 'skip'].includes(property.name),
    ),
  },
};

// oxlint takes a plugin as the default export; nothing else in the project has one.
export { plugin as default };
