// Rules of this house that oxlint has none for. Each message says what to write instead.

/** @typedef {{ report(problem: { node: object, message: string }): void }} Context */

/** `export *` hides what a module promises; an entry lists its names. */
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

/** The emulator's answers must be repeatable to the byte. */
const noWallClock = {
  create: (/** @type {Context} */ context) => ({
    NewExpression(/** @type {any} */ node) {
      if (node.callee.name !== 'Date' || node.arguments.length > 0) return;
      context.report({ node, message: 'Take the time from the context: `new Date(context.now())`.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-export-star': noExportStar,
    'top-level-functions': topLevelFunctions,
    'no-icon-name': noIconName,
    'no-wall-clock': noWallClock,
  },
};
