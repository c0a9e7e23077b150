// Which names of the browser a source uses. A name that the file declares anywhere, such as a parameter `fetch`, is taken for
// its own: a missed use is better than an error in a sound plugin.
import type { ESTree } from 'vite';
import type { Word } from '../sources/SourceFile.ts';

const globalObjects: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'navigator', 'document']);
/** The parts of a node that are names, not uses. */
const nameParts: Readonly<Record<string, readonly string[]>> = {
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
};

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** Returns what a program uses of the browser's names, such as `fetch` and `document.cookie`, in order. */
export function findGlobals(program: ESTree.Program): readonly Word[] {
  const used: Word[] = [];
  const declared = new Set<string>();
  visit(program as unknown as Node, { used, declared });
  return used.filter(({ value }) => !declared.has(value.replace(/\..*/, '')));
}

interface Found {
  readonly used: Word[];
  readonly declared: Set<string>;
}

function visit(node: Node, found: Found): void {
  // Types are gone at run time; `value as Type` and the like have an expression inside.
  if (node.type.startsWith('TS')) return visitAll(node['expression'], found);
  if (node.type === 'Identifier') return void found.used.push({ value: String(node['name']), offset: node.start });
  const { isComputed, object, property } = readMember(node);
  if (object !== undefined && property !== undefined && globalObjects.has(object)) {
    found.used.push({ value: `${object}.${property}`, offset: node.start });
  }
  for (const part of ['id', 'params', 'param', 'local']) declare(node[part], found.declared);
  for (const [part, value] of Object.entries(node)) {
    const isName = (part === 'key' || part === 'property') && !isComputed;
    if (!isName && !nameParts[node.type]?.includes(part)) visitAll(value, found);
  }
}

function readMember(node: Node) {
  const [object, property] = [node['object'], node['property']] as readonly (Node | undefined)[];
  return {
    isComputed: node['computed'] === true,
    object: object?.type === 'Identifier' ? String(object['name']) : undefined,
    property: property && String(property['name'] ?? property['value']),
  };
}

function visitAll(value: unknown, found: Found): void {
  for (const one of [value].flat()) if (isNode(one)) visit(one, found);
}

/** Adds the names of a pattern, but not those of its default values. */
function declare(pattern: unknown, declared: Set<string>): void {
  for (const one of [pattern].flat()) {
    if (!isNode(one)) continue;
    if (one.type === 'Identifier') declared.add(String(one['name']));
    for (const part of ['left', 'elements', 'properties', 'value', 'argument']) declare(one[part], declared);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
