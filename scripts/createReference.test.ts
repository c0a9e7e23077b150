import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readKitGroups } from './kitGroups.mjs';
import { readExports } from './readExports.mjs';
import { describeName } from './referenceText.mjs';
import { createReference, groupNames } from './createReference.mjs';
import { writeDocs } from './writeDocs.mjs';

describe('the written documents', () => {
  // The pages come from the emitted declarations; nothing is emitted if they are up to date.
  beforeAll(() => {
    const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-b', 'packages/plugin-testing'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
  }, 360_000);

  test('link to each other and to sources that exist', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brokerdesk-docs-'));
    try {
      writeDocs(folder, path.relative(path.join(folder, 'reference'), 'packages'));
      const links = globSync('**/*.md', { cwd: folder }).flatMap((file) =>
        [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(
          ([, target = '']) => ({
            file,
            target,
          }),
        ),
      );
      expect(links.length).toBeGreaterThan(700);
      expect(
        links.filter(
          ({ file, target }) =>
            !/^https?:/.test(target) && !existsSync(path.join(folder, path.dirname(file), decodeURI(target))),
        ),
      ).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('has a sentence about every export', () => {
    const silent = Object.entries(createReference('packages')).flatMap(([file, page]) =>
      [...page.matchAll(/^### (.+)\n\n```/gm)].map(([, name]) => `${file}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

const files: Readonly<Record<string, string>> = {
  'types/index.d.ts': [
    "import { hidden } from './thing.ts';",
    '/** The version. */',
    'export declare const version = "1.0.0";',
    "export { type Thing, makeThing as createThing } from './thing.ts';",
    "export { anyOf } from '@brokerdesk/api';",
    "export { Button } from '@blueprintjs/core';",
    'export { hidden };',
  ].join('\n'),
  'types/thing.d.ts': [
    '/**',
    ' * A thing.',
    ' *',
    ' * @throws Error without an id',
    ' */',
    'export interface Thing {',
    '    /** Its id. */',
    '    readonly id: string;',
    '}',
    '/** Makes a {@link Thing}. */',
    'export declare function makeThing(id: string): Thing;',
    'export declare function makeThing(): Thing;',
    'declare const hidden: string;',
    'export { hidden };',
  ].join('\n'),
  'api/index.d.ts': "export * from './access.ts';",
  'api/access.d.ts': '/** Any of them. */\nexport declare function anyOf(): void;',
};
const declarations = {
  read: (file: string) => files[file] ?? '',
  packages: { '@brokerdesk/api': 'api/index.d.ts' },
};

test('reads names, comments and declarations through other files and packages', () => {
  const overloads =
    'export declare function makeThing(id: string): Thing;\nexport declare function makeThing(): Thing;';
  expect(readExports('types/index.d.ts', declarations)).toMatchObject([
    { name: 'version', comment: 'The version.', text: 'export declare const version = "1.0.0";' },
    { name: 'Thing', file: 'types/thing.d.ts', comment: 'A thing.\n\n@throws Error without an id' },
    { name: 'createThing', comment: 'Makes a {@link Thing}.', text: overloads },
    { name: 'anyOf', file: 'api/access.d.ts', comment: 'Any of them.' },
    { name: 'Button', file: '@blueprintjs/core', comment: '', text: '' },
    { name: 'hidden', file: 'types/thing.d.ts', comment: '', text: 'declare const hidden: string;' },
  ]);
});

test('a name that its module does not declare is an error', () => {
  const broken = { ...declarations, read: (file: string) => (file === 'a.d.ts' ? "export { x } from './b.ts';" : '') };
  expect(() => readExports('a.d.ts', broken)).toThrow('b.d.ts does not declare x.');
});

test('a part stands in its group of the kit, followed by the types that it names', () => {
  const exported = (name: string, text: string) => ({ name, file: 'a.d.ts', comment: '', text });
  const names = [
    exported('Lone', 'type Lone = 1;'),
    exported('Gap', 'type Gap = 8;'),
    exported('StackProps', 'interface StackProps { gap: Gap }'),
    exported('delay', 'function delay(): void;'),
    exported('Stack', 'function Stack(props: StackProps): void;'),
  ];
  const shown = groupNames(names, [{ title: 'Layout', parts: ['Stack', 'Row'] }]);
  expect(shown.map((group) => [group.title, ...group.names.map(({ name }) => name)])).toEqual([
    ['Layout', 'Stack', 'StackProps', 'Gap'],
    ['Other functions', 'delay'],
    ['Other types', 'Lone'],
  ]);
});

test('the groups of the kit are its sections, by entry', () => {
  const kit = readKitGroups('## Layout\n\n### Stack, Row\n\n### Dialog · /forms\n\n## Lists\n\n### ListScreen\n');
  const part = (name: string, anchor: string) => ({ name, anchor });
  expect([...kit]).toEqual([
    [
      '',
      [
        { title: 'Layout', parts: [part('Stack', 'stack-row'), part('Row', 'stack-row')] },
        { title: 'Lists', parts: [part('ListScreen', 'listscreen')] },
      ],
    ],
    ['/forms', [{ title: 'Layout', parts: [part('Dialog', 'dialog--forms')] }]],
  ]);
});

test('an export has its comment, declaration, example, errors and source', () => {
  const comment = 'Makes a {@link Thing}.\n\n@throws Error without an id\n@example\nmakeThing(1);';
  const text = 'export declare function makeThing(id: number): Thing;';
  const file = 'packages/plugin-sdk/dist-types/services/errors.d.ts';
  const link = (name: string) => `[${name}](#${name.toLowerCase()})`;
  expect(
    describeName(
      { name: 'makeThing', file, comment, text },
      { link, kitAnchor: 'things', packages: '../../../packages' },
    ),
  ).toBe(`### makeThing

Makes a [Thing](#thing).

Throws Error without an id

\`\`\`ts
function makeThing(id: number): Thing;
\`\`\`

\`\`\`tsx
makeThing(1);
\`\`\`

[When to take it](../kit.md#things) · [errors.ts](../../../packages/plugin-sdk/src/services/errors.ts)`);
});
