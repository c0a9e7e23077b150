// The contract declares each endpoint once, with the schemas of its request and response. The server side runs them; a
// browser needs only method and path. So browser builds remove the `shapes` of every `endpoint({…})`, and schemas are
// marked as free of side effects: unused ones are dropped, and without any left zod is dropped, too. A form that
// imports a schema keeps that one.
import { type ESTree, type Plugin, parseSync } from 'vite';

const mayDeclareEndpoints = /\bendpoint\s*\(|\bfrom\s*['"](?:zod|\.\/lists\.ts)['"]/;
const contractSource = /^(?:zod|@brokerdesk\/api|@brokerdesk\/plugin-sdk\/(?:api|contract))$/;
const contractFile = /[\\/](?:packages|@brokerdesk)[\\/]api[\\/]src[\\/]/;

/** Drops the schemas that a browser build does not run. */
export function stripContractShapes(): Plugin {
  return {
    name: 'brokerdesk:strip-contract-shapes',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.tsx?(?:\?|$)/, exclude: /[\\/]node_modules[\\/](?!@brokerdesk[\\/])|\?shapes$/ },
        code: mayDeclareEndpoints,
      },
      handler: (code, id) => ({ code: stripShapes(code, id), map: null }),
    },
  };
}

/** Returns the source of a module without the `shapes` of its endpoints; line numbers do not change. */
export function stripShapes(code: string, fileName: string): string {
  const { program, errors } = parseSync(fileName.replace(/\?.*$/, ''), code);
  const [error] = errors;
  if (error) throw new Error(`${fileName} cannot be read: ${error.message}`);
  const builders = importedBuilders(program, fileName);
  const edits: Edit[] = [];
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) {
      const calls = init ? callsIn(init).filter((call) => builders.has(rootName(call) ?? '')) : [];
      if (calls.length === 0) continue;
      if (id.type === 'Identifier' && init?.type === 'CallExpression') builders.add(id.name);
      for (const call of calls) edits.push(...editsOf(call, code));
    }
  }
  return applyEdits(code, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The names by which a module refers to zod and the contract; values built from them have no side effects. */
function importedBuilders(program: ESTree.Program, fileName: string): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = statement.source.value;
    const isContract = contractSource.test(source) || (source.startsWith('.') && contractFile.test(fileName));
    if (isContract) for (const specifier of statement.specifiers) names.add(specifier.local.name);
  }
  return names;
}

/** The call that creates a value; for an object of several schemas, the calls that create its fields. */
function callsIn(init: ESTree.Expression): readonly ESTree.CallExpression[] {
  if (init.type === 'CallExpression') return [init];
  if (init.type !== 'ObjectExpression') return [];
  return init.properties.flatMap((property) => {
    const value = property.type === 'Property' ? property.value : undefined;
    return value?.type === 'CallExpression' ? [value] : [];
  });
}

function rootName(call: ESTree.CallExpression): string | undefined {
  let node: ESTree.Expression | ESTree.Super = call;
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    node = node.type === 'CallExpression' ? node.callee : node.object;
  }
  return node.type === 'Identifier' ? node.name : undefined;
}

function editsOf(call: ESTree.CallExpression, code: string): readonly Edit[] {
  const pure: readonly Edit[] = [
    { start: call.start, end: call.start, text: '/* @__PURE__ */ (() => ' },
    { start: call.end, end: call.end, text: ')()' },
  ];
  const [declaration] = call.arguments;
  const isEndpoint = call.callee.type === 'Identifier' && call.callee.name === 'endpoint';
  if (!isEndpoint || declaration?.type !== 'ObjectExpression') return pure;
  const shapes = declaration.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'shapes',
  );
  if (!shapes) return pure;
  const end = code[shapes.end] === ',' ? shapes.end + 1 : shapes.end;
  return [...pure, { start: shapes.start, end, text: code.slice(shapes.start, end).replace(/[^\n]/g, ' ') }];
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const lastFirst = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  return lastFirst.reduce(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    code,
  );
}
