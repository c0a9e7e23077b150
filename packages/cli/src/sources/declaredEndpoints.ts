// Endpoints as the source of a plugin declares them: `export const listNotes = endpoint({ … })`. Nothing is run.
import { type Access, anybody, internalStaff, signedIn } from '@brokerdesk/api';
import type { ESTree } from 'vite';
import { propertiesOf, stringOf, unwrap } from './objectLiteral.ts';
import type { SourceFile } from './SourceFile.ts';

/** An endpoint as far as its source says it literally. */
export interface DeclaredEndpoint {
  readonly source: SourceFile;
  readonly offset: number;
  /** The constant that it is assigned to; undefined for any other expression. */
  readonly name: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Who may make the call; undefined if it is not written out. */
  readonly access: Access | undefined;
  /** Where the endpoint begins, if its source has no `access` at all. */
  readonly lacksAccessAt: number | undefined;
  readonly operation: string | undefined;
  readonly errors: readonly { readonly code: string; readonly offset: number }[];
  /** The names of its shapes; undefined if they are not written out. */
  readonly shapes: readonly string[] | undefined;
}

/** Lists the endpoints that a file declares. */
export function findEndpoints(source: SourceFile): readonly DeclaredEndpoint[] {
  const names = readNames(source.program);
  return source.calls.flatMap(({ callee, arguments: given, start }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return [];
    const properties = propertiesOf(given[0]);
    const [method, path] = [stringOf(properties?.get('method')?.value), stringOf(properties?.get('path')?.value)];
    if (properties === undefined || method === undefined || path === undefined) return [];
    const shapes = propertiesOf(properties.get('shapes')?.value);
    return [
      {
        source,
        offset: properties.get('path')?.value.start ?? 0,
        name: names.get(start),
        method,
        path,
        access: readAccess(properties.get('access')?.value),
        lacksAccessAt: properties.has('access') || hasSpread(given[0]) ? undefined : start,
        operation: stringOf(properties.get('operation')?.value),
        errors: listErrors(properties.get('errors')?.value),
        shapes: shapes && [...shapes.keys()],
      },
    ];
  });
}

/** A spread object may have what is not written out. */
function hasSpread(node: ESTree.Node | undefined): boolean {
  const object = unwrap(node);
  return object?.type === 'ObjectExpression' && object.properties.some(({ type }) => type === 'SpreadElement');
}

/** Returns the names of top-level constants by the offset of their value. */
function readNames({ body }: ESTree.Program): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init !== null) names.set(init.start, id.name);
    }
  }
  return names;
}

const constantRules: Readonly<Record<string, Access>> = { anybody, signedIn, internalStaff };

function readAccess(node: ESTree.Node | undefined): Access | undefined {
  const value = unwrap(node);
  if (value?.type === 'Identifier') return constantRules[value.name];
  if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined;
  const [first, ...more] = value.arguments.flatMap((argument) => stringOf(argument) ?? []);
  if (first === undefined || more.length + 1 < value.arguments.length) return undefined;
  if (value.callee.name === 'anyOf') return { rule: 'function', anyOf: [first, ...more] };
  if (value.callee.name === 'anyOfOrInternal') return { rule: 'function', anyOf: [first, ...more], internal: true };
  return undefined;
}

function listErrors(node: ESTree.Node | undefined): DeclaredEndpoint['errors'] {
  const list = unwrap(node);
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((element) => {
    const code = stringOf(element);
    return element === null || code === undefined ? [] : [{ code, offset: element.start }];
  });
}
