// Lint rules of this repository that oxlint does not have. Each message says what to write instead.
import { findWordingProblems } from './plainWords.mjs';

/** @typedef {{ type: 'Line' | 'Block', value: string, loc: { start: { line: number }, end: { line: number } } }} Comment */
/** @typedef {{ report(problem: object): void, sourceCode: { getAllComments(): Comment[] } }} Context */

/** `export *` hides what a module promises; an entry lists its names. The contract's entry is the exception. */
const noExportStar = {
  create: (/** @type {Context} */ context) => ({
    ExportAllDeclaration(/** @type {any} */ node) {
      if (node.exported) return;
      context.report({ node, message: 'List the exported names: `export *` hides what the module promises.' });
    },
  }),
};

/** Function declarations are hoisted, so that the exported thing can stand first, and they name themselves in stacks. */
const topLevelFunctions = {
  create: (/** @type {Context} */ context) => ({
    'Program > VariableDeclaration > VariableDeclarator, Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'(
      /** @type {any} */ node,
    ) {
      if (node.init?.type !== 'ArrowFunctionExpression' && node.init?.type !== 'FunctionExpression') return;
      if (node.id.typeAnnotation) return;
      context.report({ node, message: 'Write a `function` declaration at top level.' });
    },
  }),
};

/** An icon by name makes Blueprint fetch every icon's path, about 100 KB, on first use. */
const noIconName = {
  create: (/** @type {Context} */ context) => {
    /** @type {Set<string>} */
    const blueprintParts = new Set();
    return {
      'ImportDeclaration[source.value="@blueprintjs/core"]'(/** @type {any} */ node) {
        for (const { local } of node.specifiers) blueprintParts.add(local.name);
      },
      'JSXAttribute[name.name="icon"]'(/** @type {any} */ node) {
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (value?.type !== 'Literal' || !blueprintParts.has(node.parent.name.name)) return;
        context.report({ node, message: 'Pass a static icon element, as in `icon={<People />}`, never a name.' });
      },
    };
  },
};

const blueprintClass = /\bbp\d+-/;

/** Blueprint renders its class names itself; names written by hand break with its next version. */
const noBlueprintClass = {
  create: (/** @type {Context} */ context) => {
    const report = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string' || !blueprintClass.test(text)) return;
      const message = 'Use a component of the kit; native elements take their classes from blueprintClasses.ts.';
      context.report({ node, message });
    };
    return {
      Literal: (/** @type {any} */ node) => report(node, node.value),
      TemplateElement: (/** @type {any} */ node) => report(node, node.value.cooked),
    };
  },
};

/** `form.submit()`, which password managers call, passes React by: a `get` then puts every field into the address. */
const postForms = {
  create: (/** @type {Context} */ context) => ({
    'JSXOpeningElement[name.name="form"]'(/** @type {any} */ node) {
      const method = node.attributes.find((/** @type {any} */ attribute) => attribute.name?.name === 'method');
      if (method?.value?.value === 'post') return;
      context.report({
        node,
        message: 'Write `<form method="post">`, so that no way of sending it puts values into the address.',
      });
    },
  }),
};

const writtenAddress = /^\/[A-Za-z]/;

/** The broker's tree decides the addresses of screens, and the contract those of calls. */
const noWrittenAddress = {
  create: (/** @type {Context} */ context) => {
    /** @type {Set<object>} */
    const declared = new Set();
    const report = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string' || !writtenAddress.test(text) || declared.has(node)) return;
      const message =
        'Open a screen with ScreenLink or useNavigation, by its function code, and make a call of @brokerdesk/plugin-sdk/api; the address of your own call is written once, as `path` of its `endpoint`.';
      context.report({ node, message });
    };
    return {
      'CallExpression[callee.name="endpoint"] > ObjectExpression > Property[key.name="path"]'(/** @type {any} */ node) {
        declared.add(node.value);
      },
      Literal: (/** @type {any} */ node) => report(node, node.value),
      TemplateLiteral: (/** @type {any} */ node) => report(node, node.quasis[0].value.cooked),
    };
  },
};

/** The emulator's answers must be repeatable to the byte. */
const noWallClock = {
  create: (/** @type {Context} */ context) => ({
    NewExpression(/** @type {any} */ node) {
      if (node.callee.name !== 'Date' || node.arguments.length > 0) return;
      context.report({ node, message: 'Take the time from the context: `new Date(context.now())`.' });
    },
  }),
};

/** The computer's clock may be wrong by days, the server's is what limits, "today" and countdowns are about. */
const oneClock = {
  create: (/** @type {Context} */ context) => {
    const report = (/** @type {any} */ node) =>
      context.report({ node, message: "Use `currentTime()` of the SDK: the computer's clock may be wrong." });
    return {
      'NewExpression[callee.name="Date"][arguments.length=0]': report,
      'CallExpression[callee.name="Date"]': report,
      'MemberExpression[object.name="Date"][property.name="now"]': report,
    };
  },
};

/** Comments are read more often than they are written: plain English, in the field's words. */
const plainComments = {
  create: (/** @type {Context} */ context) => ({
    Program() {
      for (const { comment, text, isDoc } of proseOf(context.sourceCode.getAllComments())) {
        for (const message of findWordingProblems(text, { isDoc })) context.report({ loc: comment.loc, message });
      }
    },
  }),
};

/**
 * Joins line comments that follow each other, as a sentence may run over several lines.
 *
 * @param {readonly Comment[]} comments
 */
function proseOf(comments) {
  /** @type {{ comment: Comment, text: string, isDoc: boolean }[]} */
  const prose = [];
  let lastLine = Number.NaN;
  for (const comment of comments) {
    const { type, value, loc } = comment;
    const last = prose.at(-1);
    if (type === 'Line' && last?.comment.type === 'Line' && loc.start.line === lastLine + 1)
      last.text += ` ${value.trim()}`;
    else {
      const text = type === 'Line' ? value : value.replaceAll(/^\s*\*\s?/gm, '').replaceAll(/\s+/g, ' ');
      prose.push({ comment, text: text.trim(), isDoc: type === 'Block' && value.startsWith('*') });
    }
    lastLine = loc.end.line;
  }
  return prose;
}

const testFunctions = new Set(['describe', 'it', 'test']);

/** The title of a test is a sentence about behaviour, in the same words. */
const plainTestTitles = {
  create: (/** @type {Context} */ context) => ({
    CallExpression(/** @type {any} */ node) {
      const [title] = node.arguments;
      if (!testFunctions.has(rootName(node.callee)) || title === undefined) return;
      const text =
        title.type === 'TemplateLiteral'
          ? title.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…')
          : title.value;
      if (typeof text !== 'string') return;
      for (const message of findWordingProblems(text)) context.report({ node: title, message });
    },
  }),
};

/**
 * The name that a callee such as `test.each(rows)` begins with.
 *
 * @param {any} callee
 * @returns {string}
 */
function rootName(callee) {
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return callee.type === 'MemberExpression' ? rootName(callee.object) : callee.name;
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-export-star': noExportStar,
    'top-level-functions': topLevelFunctions,
    'no-blueprint-class': noBlueprintClass,
    'no-icon-name': noIconName,
    'no-wall-clock': noWallClock,
    'no-written-address': noWrittenAddress,
    'one-clock': oneClock,
    'post-forms': postForms,
    'plain-comments': plainComments,
    'plain-test-titles': plainTestTitles,
  },
};
