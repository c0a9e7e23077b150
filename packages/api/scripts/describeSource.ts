import { parseSync, Visitor } from 'vite';
import { textOfComment } from './textOfComment.ts';

// Hoisted, so that fields at the beginning of a module find it. Fields of other objects, such as `endpoint({ … })`,
// stay what they are.
const helper = `function __described(value, description) {
  return typeof value?.describe === 'function' ? value.describe(description) : value;
}`;

/** Wraps the value of each commented field of an object literal, so that a shape is described by the comment. */
export function describeSource(source: string): string {
  const { program } = parseSync('contract.ts', source);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        const text = property.type === 'Property' ? textOfComment(source.slice(0, property.start)) : undefined;
        if (property.type !== 'Property' || property.method || text === undefined) continue;
        const { value, shorthand } = property;
        const name = shorthand ? `${source.slice(value.start, value.end)}: ` : '';
        insertions.push({ at: value.start, text: `${name}__described(` });
        insertions.push({ at: value.end, text: `, ${JSON.stringify(text.replace(/\s+/g, ' '))})` });
      }
    },
  }).visit(program);
  let described = source;
  // From the end, so that earlier positions stay valid.
  for (const { at, text } of insertions.toSorted((a, b) => b.at - a.at))
    described = described.slice(0, at) + text + described.slice(at);
  return `${described}\n${helper}\n`;
}
