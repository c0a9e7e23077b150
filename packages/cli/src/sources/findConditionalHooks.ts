// Hooks that React would not find in the same order each time. Only what is certain is reported: hooks in functions that are
// named as components or hooks, behind a condition, in a loop, or after a return. Callbacks are not looked at.
import type { ESTree } from 'vite';
import type { Word } from './SourceFile.ts';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** The parts of a node that do not run each time. */
const conditionalParts: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  SwitchStatement: ['cases'],
  ForStatement: ['body', 'test', 'update'],
  ForInStatement: ['body'],
  ForOfStatement: ['body'],
  WhileStatement: ['body', 'test'],
  DoWhileStatement: ['body', 'test'],
  TryStatement: ['block', 'handler'],
};
const functions: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Where a node stands. */
interface Place {
  readonly isComponent: boolean;
  readonly isConditional: boolean;
  /** The name that the next function has. */
  readonly name: string | undefined;
}

/** Finds the hooks of a program that are not called each time, in order. */
export function findConditionalHooks(program: ESTree.Program): readonly Word[] {
  const found: Word[] = [];
  visit(program as unknown as Node, { isComponent: false, isConditional: false, name: undefined }, found);
  return found;
}

function visit(node: Node, place: Place, found: Word[]): void {
  if (functions.has(node.type)) return visitFunction(node, place, found);
  if (node.type === 'CallExpression' && place.isComponent && place.isConditional) {
    const name = hookName(node['callee'] as Node);
    if (name !== undefined) found.push({ value: name, offset: node.start });
  }
  if (node.type === 'BlockStatement') return visitStatements(node['body'] as readonly Node[], place, found);
  for (const [part, value] of Object.entries(node)) {
    const isConditional = place.isConditional || (conditionalParts[node.type]?.includes(part) ?? false);
    for (const child of nodesOf(value)) visit(child, { ...place, isConditional, name: nameFor(node, part) }, found);
  }
}

function visitFunction(node: Node, { name }: Place, found: Word[]): void {
  const own = (node['id'] as { readonly name?: string } | null)?.name ?? name;
  const isComponent = own !== undefined && /^(?:[A-Z]|use[A-Z0-9])/.test(own);
  const inside: Place = { isComponent, isConditional: false, name: undefined };
  for (const child of nodesOf(node['body'])) visit(child, inside, found);
}

/** A statement after one that may return does not run each time. */
function visitStatements(statements: readonly Node[], place: Place, found: Word[]): void {
  let { isConditional } = place;
  for (const statement of statements) {
    visit(statement, { ...place, isConditional, name: undefined }, found);
    isConditional ||= mayReturn(statement);
  }
}

function mayReturn(node: Node): boolean {
  if (node.type === 'ReturnStatement') return true;
  if (functions.has(node.type)) return false;
  return Object.values(node).some((value) => nodesOf(value).some(mayReturn));
}

/** Returns the name that a function has where it stands: that of its constant, or of a default export. */
function nameFor(node: Node, part: string): string | undefined {
  if (node.type === 'VariableDeclarator' && part === 'init') return (node['id'] as { readonly name?: string }).name;
  return node.type === 'ExportDefaultDeclaration' ? 'Default' : undefined;
}

function hookName(callee: Node): string | undefined {
  const node = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  const name = node.type === 'Identifier' ? String(node['name']) : '';
  return /^use[A-Z0-9]/.test(name) ? name : undefined;
}

function nodesOf(value: unknown): readonly Node[] {
  return [value].flat().filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
}
