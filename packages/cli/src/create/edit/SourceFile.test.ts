import { describe, expect, it } from 'vitest';
import { SourceFile } from './SourceFile.ts';

const item = "y: { title: 'Visits' }";

/** Adds an item to the object that a source exports by default. */
function extend(text: string, options: { readonly to?: string; readonly item?: string } = {}): string {
  const source = new SourceFile('src/plugin.ts', text);
  source.add(source.defaultObject(), { item, ...options });
  return source.toString();
}

describe('an item is added', () => {
  it.each([
    ['to an object in lines', 'export default {\n  x: 1,\n};', `export default {\n  x: 1,\n  ${item},\n};`],
    [
      'without a comma where the last has none',
      'export default {\n  x: 1\n};',
      `export default {\n  x: 1,\n  ${item}\n};`,
    ],
    ['to an object in one line', 'export default { x: 1 };', `export default { x: 1, ${item} };`],
    ['to an empty object', 'export default {};', `export default { ${item} };`],
    [
      'to a constant',
      'const en = { x: 1 } as const;\nexport default en;',
      `const en = { x: 1, ${item} } as const;\nexport default en;`,
    ],
    [
      'to a typed constant',
      'const t: Shape<E> = { x: 1 };\nexport default t;',
      `const t: Shape<E> = { x: 1, ${item} };\nexport default t;`,
    ],
    [
      'to the argument of a call',
      'export default f({ x: 1 } satisfies X);',
      `export default f({ x: 1, ${item} } satisfies X);`,
    ],
  ])('%s', (_place, before, after) => expect(extend(before)).toBe(after));

  it('to a list, and to one that is empty', () => {
    const added = { to: 'routes', item: 'listVisits' };
    expect(extend('export default { routes: [a] };', added)).toBe('export default { routes: [a, listVisits] };');
    expect(extend('export default { routes: [] };', added)).toBe('export default { routes: [listVisits] };');
    const lines = 'export default {\n  routes: [\n    a(() => {\n      b();\n    }),\n  ],\n};';
    expect(extend(lines, added)).toBe(lines.replace('    }),\n', '    }),\n    listVisits,\n'));
  });

  it('in lines of its depth', () => {
    const before = 'export default {\n  functions: {\n    X_A: 1,\n  },\n};';
    expect(extend(before, { to: 'functions', item: 'X_B: page({\n  path: 1,\n})' })).toBe(
      'export default {\n  functions: {\n    X_A: 1,\n    X_B: page({\n      path: 1,\n    }),\n  },\n};',
    );
  });

  it('by breaking a line that would be too long', () => {
    const long = `x: '${'a'.repeat(100)}'`;
    expect(extend(`export default { ${long} };`)).toBe(`export default {\n  ${long},\n  ${item},\n};`);
  });
});

describe('the only object that a file exports', () => {
  const extendOnly = (text: string) => {
    const source = new SourceFile('src/locales/en.ts', text);
    source.add(source.exportedObject(), { item });
    return source.toString();
  };

  it.each([
    ['export const en = { x: 1 } as const;', `export const en = { x: 1, ${item} } as const;`],
    ['export const texts: Shape<E> = { x: 1 };', `export const texts: Shape<E> = { x: 1, ${item} };`],
    ['export default { x: 1 };', `export default { x: 1, ${item} };`],
  ])('%s is extended', (before, after) => expect(extendOnly(before)).toBe(after));

  it.each(['export const a = {};\nexport const b = {};', 'export const a = 1;', 'f();'])('%j has none', (text) =>
    expect(() => extendOnly(text)).toThrow('it does not export one object'),
  );
});

describe('an import', () => {
  const add = (text: string, names: readonly string[]) => {
    const source = new SourceFile('src/plugin.ts', text);
    source.addImport('sdk', names);
    return source.toString();
  };

  it.each([
    ["import { a, type c } from 'sdk';", ['b', 'a'], "import { a, b, type c } from 'sdk';"],
    ["import type { c } from 'sdk';", ['b'], "import type { c } from 'sdk';\nimport { b } from 'sdk';"],
    ["import x from 'other';", ['b'], "import x from 'other';\nimport { b } from 'sdk';"],
    ["import d, { a } from 'sdk';", ['b'], "import d, { a, b } from 'sdk';"],
    ['f();', ['b'], "import { b } from 'sdk';\n\nf();"],
    ["import { a } from 'sdk';", ['a'], "import { a } from 'sdk';"],
  ])('%s gets %j', (before, names, after) => expect(add(before, names)).toBe(after));

  it('is broken into lines when it is long', () => {
    const names = Array.from({ length: 20 }, (_, index) => `name${String(index).padStart(2, '0')}`);
    expect(add(`import { ${names.slice(1).join(', ')} } from 'sdk';`, ['name00'])).toBe(
      `import {\n${names.map((name) => `  ${name},\n`).join('')}} from 'sdk';`,
    );
  });
});

describe('a source of another shape is refused', () => {
  it.each([
    ['export const a = 1;', 'it has no default export with an object'],
    ['export default make();', 'it has no default export with an object'],
    ['export default {', 'it has a syntax error'],
  ])('%s', (text, reason) => {
    expect(() => extend(text)).toThrow(
      expect.objectContaining({ code: 'SOURCE_UNEXPECTED', message: expect.stringContaining(reason) as string }),
    );
  });

  it('when the list is computed', () => {
    expect(() => extend('export default { routes: makeRoutes() };', { to: 'routes' })).toThrow(
      'src/plugin.ts cannot be extended automatically: `routes` is not written as a list or object in it. Nothing was written.',
    );
  });
});
