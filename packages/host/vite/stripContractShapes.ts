// The contract declares each endpoint once, with the schemas of its request and response. The server side runs them; a
// browser needs only method and path. So browser builds remove the `shapes` of every `endpoint({…})`, and schemas are
// marked as free of side effects: unused ones are dropped, and without any left zod is dropped, too. A form that
// imports a schema keeps that one; modules that only `shapes` need are not imported with the endpoints.
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

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
  return applyEdits(code, [...edits, ...unusedImports(program, { code, edits })]);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Removes the imports of which nothing is left but types. They would tie schemas that a form loads later to the endpoints. */
function unusedImports(
  program: ESTree.Program,
  { code, edits }: { readonly code: string; readonly edits: readonly Edit[] },
): readonly Edit[] {
  const removed: readonly Range[] = edits.filter(({ start, end }) => end > start);
  if (removed.length === 0) return [];
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const types = program.body.filter((statement) => isTypeOnly(statement));
  const left = namesOutside(program, [...removed, ...imports, ...types]);
  return imports
    .filter(({ specifiers, importKind }) => importKind !== 'type' && specifiers.length > 0)
    .filter(({ specifiers }) => specifiers.every(({ local }) => !left.has(local.name)))
    .map(({ start, end }) => ({ start, end, text: code.slice(start, end).replace(/[^\n]/g, ' ') }));
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function isTypeOnly(statement: ESTree.Directive | ESTree.Statement): boolean {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration';
}

function namesOutside(program: ESTree.Program, ranges: readonly Range[]): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    Identifier: ({ name, start }) => {
      if (!ranges.some((range) => range.start <= start && start < range.end)) names.add(name);
    },
  }).visit(program);
  return names;
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
  // `as const`, `satisfies`
  if (init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression') return callsIn(init.expression);
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
