// Reads what stands literally in an object of the source. Nothing is run, so a value that is computed is not known.
import type { ESTree } from 'vite';

/** The properties of an object literal, by name, in order. */
export type Properties = ReadonlyMap<string, ESTree.ObjectProperty>;

/** Returns an expression without `as const`, `satisfies …` and parentheses. */
export function unwrap(node: ESTree.Node | null | undefined): ESTree.Node | undefined {
  let current = node ?? undefined;
  while (
    current?.type === 'TSAsExpression' ||
    current?.type === 'TSSatisfiesExpression' ||
    current?.type === 'ParenthesizedExpression'
  ) {
    current = current.expression;
  }
  return current;
}

/** Returns the named properties of an object literal; undefined for any other expression. */
export function propertiesOf(node: ESTree.Node | null | undefined): Properties | undefined {
  const object = unwrap(node);
  if (object?.type !== 'ObjectExpression') return undefined;
  const properties = object.properties.flatMap((property) => {
    const name = property.type === 'Property' ? nameOf(property) : undefined;
    return property.type === 'Property' && name !== undefined ? [[name, property] as const] : [];
  });
  return new Map(properties);
}

/**
 * Returns what a file exports, by default or as its first constant: written out, or in a constant whose name is exported.
 * `undefined` if it exports nothing of the kind.
 */
export function exportedValue({ body }: ESTree.Program): ESTree.Node | undefined {
  const byDefault = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (byDefault !== undefined) return resolve(byDefault.declaration, body);
  const [constant] = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return resolve(constant?.init, body);
}

/** Returns the properties of the object that a file exports, itself or as the argument of a call such as `definePlugin({ … })`. */
export function exportedProperties(program: ESTree.Program): Properties | undefined {
  const value = exportedValue(program);
  return propertiesOf(value?.type === 'CallExpression' ? resolve(value.arguments[0], program.body) : value);
}

/** Returns the value of a constant instead of its name. */
function resolve(node: ESTree.Node | null | undefined, body: ESTree.Program['body']): ESTree.Node | undefined {
  const value = unwrap(node);
  if (value?.type !== 'Identifier') return value;
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === value.name);
    if (found?.init) return unwrap(found.init);
  }
  return value;
}

/** Returns the value of a string literal; undefined for any other expression. */
export function stringOf(node: ESTree.Node | null | undefined): string | undefined {
  const value = unwrap(node);
  if (value?.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined;
  if (value?.type !== 'TemplateLiteral' || value.expressions.length > 0) return undefined;
  return value.quasis[0]?.value.cooked ?? undefined;
}

/** Returns the name of a property; undefined if it is computed. */
export function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return stringOf(key);
}
