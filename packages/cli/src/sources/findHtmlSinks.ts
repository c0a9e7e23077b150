import { type ESTree, Visitor } from 'vite';
import type { Word } from './SourceFile.ts';

const assigned: ReadonlySet<string> = new Set(['innerHTML', 'outerHTML']);
const called: ReadonlySet<string> = new Set(['insertAdjacentHTML', 'parseFromString', 'createContextualFragment']);
const inReact = 'dangerouslySetInnerHTML';

/** Finds what turns text into elements or code, in order: Trusted Types let it throw in a built portal. */
export function findHtmlSinks(program: ESTree.Program): readonly Word[] {
  const found: Word[] = [];
  new Visitor({
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && name.name === inReact) found.push({ value: inReact, offset: start });
    },
    Property({ key, start }) {
      if (key.type === 'Identifier' && key.name === inReact) found.push({ value: inReact, offset: start });
    },
    AssignmentExpression({ left, start }) {
      const name = memberName(left);
      if (name !== undefined && assigned.has(name)) found.push({ value: name, offset: start });
    },
    CallExpression({ callee, start }) {
      const name = memberName(callee);
      if (name !== undefined && called.has(name)) found.push({ value: name, offset: start });
      if (callee.type === 'Identifier' && callee.name === 'eval') found.push({ value: 'eval', offset: start });
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Function') found.push({ value: 'Function', offset: start });
    },
  }).visit(program);
  return found;
}

function memberName(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return undefined;
  return node.property.name;
}
