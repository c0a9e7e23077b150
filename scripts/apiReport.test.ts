import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { createReport, exportsOf, reports } from './apiReport.mjs';

// The reports are read from the emitted declarations; nothing is emitted if they are up to date.
beforeAll(() => {
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-b', 'packages/plugin-testing'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}, 360_000);

test.each(reports)('$file lists what $folder exports', (report) => {
  const help =
    'Run `npm run api-report`, and look at the difference: a name that goes or a type that changes breaks plugins.';
  expect(createReport(report), help).toBe(readFileSync(report.file, 'utf8'));
});

const files: Readonly<Record<string, string>> = {
  'types/index.d.ts': [
    "import type { Thing } from './thing.ts';",
    '/** The version of',
    ' * export declare const hidden: string; */',
    'export declare const version = "1.0.0";',
    "export { type Thing, makeThing as createThing } from './thing.ts';",
    "export type { Elsewhere } from '@brokerdesk/api';",
    'declare const secret: string;',
  ].join('\n'),
  'types/thing.d.ts': [
    '/** A thing. */',
    'export interface Thing {',
    '    /** Its id. */',
    '    readonly id: string;',
    '}',
    'export declare function makeThing(id: string): Thing;',
    'export declare function makeThing(): Thing;',
    'export declare const listThings: import("./endpoint.ts").Endpoint<{',
    '    readonly data: number;',
    '}>;',
  ].join('\n'),
};
const read = (file: string) => files[file] ?? '';

test('lists the exported names with their declarations, without comments and what is not exported', () => {
  expect(exportsOf('types/index.d.ts', read)).toEqual([
    { name: 'Elsewhere', text: 'Elsewhere // from @brokerdesk/api' },
    { name: 'Thing', text: 'interface Thing {\n    readonly id: string;\n}' },
    {
      name: 'createThing',
      text: 'function makeThing(id: string): Thing;\nfunction makeThing(): Thing;',
    },
    { name: 'version', text: 'const version = "1.0.0";' },
  ]);
});

test('all names of another file are listed', () => {
  expect(exportsOf('types/all.d.ts', (file) => files[file] ?? "export * from './index.ts';")).toEqual(
    exportsOf('types/index.d.ts', read),
  );
});

test('a schema is a line', () => {
  const text = 'export declare const page: z.ZodObject<{\n    pageID: z.ZodString;\n}, z.core.$strip>;';
  expect(exportsOf('page.d.ts', () => text)).toEqual([{ name: 'page', text: 'const page: z.ZodObject;' }]);
});

test('all names of another package are a line', () => {
  const text = "export * from '@brokerdesk/api';";
  expect(exportsOf('all.d.ts', () => text)).toEqual([{ name: '*', text: '* // from @brokerdesk/api' }]);
});

test('an endpoint is a line', () => {
  expect(exportsOf('types/thing.d.ts', read).find(({ name }) => name === 'listThings')?.text).toBe(
    'const listThings: Endpoint;',
  );
});

test('a name that its module does not declare is an error', () => {
  const broken = { 'a.d.ts': "export { x } from './b.ts';", 'b.d.ts': 'export {};' };
  expect(() => exportsOf('a.d.ts', (file) => broken[file as keyof typeof broken])).toThrow(
    'b.d.ts does not declare x.',
  );
});
