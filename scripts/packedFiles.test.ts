import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleSources } from './bundleSources.mjs';
import { pruneDeclarations } from './pruneDeclarations.mjs';
import { writeNotice } from './thirdPartyNotice.mjs';

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'brokerdesk-packed-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

describe('pruneDeclarations', () => {
  it('keeps what exports lead to, within a package and between packages', () => {
    const manifest = (name: string, types: string) => JSON.stringify({ name, exports: { '.': { types } } });
    write({
      '@brokerdesk/a/package.json': manifest('@brokerdesk/a', './dist-types/index.d.ts'),
      '@brokerdesk/a/dist-types/index.d.ts': "export * from './part.ts';\nexport type B = import('@brokerdesk/b').B;",
      '@brokerdesk/a/dist-types/part.d.ts': "import type { Deep } from './deep';",
      '@brokerdesk/a/dist-types/deep/index.d.ts': 'export type Deep = 1;',
      '@brokerdesk/a/dist-types/unused.d.ts': 'export type Unused = 1;',
      '@brokerdesk/b/package.json': manifest('@brokerdesk/b', './tool.d.mts'),
      '@brokerdesk/b/tool.d.mts': 'export type B = 1;',
      '@brokerdesk/b/other.d.mts': 'export type Other = 1;',
    });
    pruneDeclarations(['a', 'b'].map((name) => path.join(folder, '@brokerdesk', name)));
    const isThere = (name: string) => existsSync(path.join(folder, '@brokerdesk', name));
    expect(['a/dist-types/part.d.ts', 'a/dist-types/deep/index.d.ts', 'b/tool.d.mts'].every(isThere)).toBe(true);
    expect(['a/dist-types/unused.d.ts', 'b/other.d.mts'].some(isThere)).toBe(false);
  });
});

describe('bundleSources', () => {
  const manifest = (name: string, ...entries: readonly string[]) =>
    JSON.stringify({
      name,
      type: 'module',
      files: ['src'],
      exports: Object.fromEntries(entries.map((entry) => [entry, { types: './x.d.ts', default: entryFile(entry) }])),
    });
  const entryFile = (entry: string) => (entry === '.' ? './src/index.ts' : `./src/${entry.slice(2)}.ts`);
  const reader = (file: string) =>
    `const moduleUrl = import.meta.url;\nexport const url: URL = new URL('${file}', moduleUrl);`;
  const contractEntries = ['.', './open-api', './shapes', './signature'];
  const packages = {
    '@brokerdesk/api/package.json': manifest('@brokerdesk/api', ...contractEntries),
    ...Object.fromEntries(
      contractEntries.map((entry) => [path.posix.join('@brokerdesk/api', entryFile(entry)), 'export const one = 1;']),
    ),
    '@brokerdesk/fixtures/package.json': manifest('@brokerdesk/fixtures', '.'),
    '@brokerdesk/fixtures/src/index.ts': "export { url } from './texts/read.ts';",
    '@brokerdesk/fixtures/src/texts/read.ts': reader('../../texts/a.txt'),
    '@brokerdesk/mock-server/package.json': manifest('@brokerdesk/mock-server', '.', './cases', './testing'),
    '@brokerdesk/mock-server/src/index.ts': "export { url } from '@brokerdesk/fixtures';",
    '@brokerdesk/mock-server/src/cases.ts': "export { url } from './index.ts';",
    '@brokerdesk/mock-server/src/testing.ts': "export { url } from './index.ts';",
  };

  it('replaces modules by few files, which find what lies beside them', async () => {
    write(packages);
    await bundleSources(folder);
    const fixtures = path.join(folder, '@brokerdesk', 'fixtures');
    expect(existsSync(path.join(fixtures, 'src', 'index.ts'))).toBe(false);
    expect(JSON.parse(readFileSync(path.join(fixtures, 'package.json'), 'utf8'))).toMatchObject({
      files: ['src', 'dist'],
      exports: { '.': { types: './x.d.ts', default: './dist/node/index.js' } },
    });
    const entry = pathToFileURL(path.join(fixtures, 'dist', 'node', 'index.js')).href;
    const { url } = (await import(entry)) as { readonly url: URL };
    expect(url.href).toBe(pathToFileURL(path.join(fixtures, 'texts', 'a.txt')).href);
    const testing = path.join(folder, '@brokerdesk', 'mock-server', 'dist', 'node', 'testing.js');
    expect(existsSync(testing)).toBe(true);
  });

  it('leaves browsers the sources of what they use, too', async () => {
    write(packages);
    await bundleSources(folder);
    const contract = path.join(folder, '@brokerdesk', 'api');
    const { exports } = JSON.parse(readFileSync(path.join(contract, 'package.json'), 'utf8')) as { exports: object };
    expect(Object.entries(exports)[0]).toEqual([
      '.',
      { types: './x.d.ts', node: './dist/node/index.js', default: './src/index.ts' },
    ]);
    for (const file of ['dist/node/index.js', 'src/index.ts']) expect(existsSync(path.join(contract, file))).toBe(true);
  });

  it('refuses a module that would read from another folder within the bundle', async () => {
    const deeper = { '@brokerdesk/fixtures/src/texts/old/read.ts': reader('../../../texts/a.txt') };
    write({
      ...packages,
      ...deeper,
      '@brokerdesk/fixtures/src/index.ts': "export { url } from './texts/old/read.ts';",
    });
    await expect(bundleSources(folder)).rejects.toThrow('is not as deep as dist/node');
  });
});

describe('writeNotice', () => {
  it('names each package once, with the text of its licence', () => {
    write({
      'node_modules/@one/tool/package.json': '{"name":"@one/tool","version":"1.0.0","license":"MIT"}',
      'node_modules/@one/tool/LICENSE.md': 'Permission is hereby granted.\n',
      'node_modules/@one/tool/node_modules/small/package.json': '{"name":"small","version":"2.0.0","license":"ISC"}',
    });
    const files = ['@one/tool/a.js', '@one/tool/lib/b.js', '@one/tool/node_modules/small/c.js'];
    const notice = writeNotice([
      ...files.map((file) => path.join(folder, 'node_modules', file)),
      path.join(folder, 'own.js'),
    ]);
    expect(notice.match(/^## .*$/gm)).toEqual(['## @one/tool 1.0.0', '## small 2.0.0']);
    expect(notice).toContain('Licence: MIT\n\n```text\nPermission is hereby granted.\n```');
  });

  it('refuses a package without a licence', () => {
    write({ 'node_modules/free/package.json': '{"name":"free","version":"1.0.0"}' });
    expect(() => writeNotice([path.join(folder, 'node_modules/free/a.js')])).toThrow('has no licence');
  });
});
