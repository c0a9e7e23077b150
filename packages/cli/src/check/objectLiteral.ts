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

/** Returns the value of a string literal; undefined for any other expression. */
export function stringOf(node: ESTree.Node | null | undefined): string | undefined {
  const value = unwrap(node);
  if (value?.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined;
  if (value?.type !== 'TemplateLiteral' || value.expressions.length > 0) return undefined;
  return value.quasis[0]?.value.cooked ?? undefined;
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return stringOf(key);
}
