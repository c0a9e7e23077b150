import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { checkTypes } from './checkTypes.ts';

afterAll(removeTestFolders);

it('runs the compiler of admin-cli, and writes nothing that a tsconfig.json asks for', async () => {
  const folder = await writePluginFixture({
    alone: true,
    files: { 'wrong.ts': "export const count: number = 'one';" },
  });
  const outside = await makeTestFolder();
  const compilerOptions = {
    outDir: outside,
    declaration: true,
    declarationDir: outside,
    composite: true,
    incremental: true,
    tsBuildInfoFile: path.join(outside, 'info'),
    generateTrace: path.join(outside, 'trace'),
    generateCpuProfile: path.join(outside, 'profile'),
  };
  await mkdir(path.join(folder, 'other'));
  await writeFile(path.join(folder, 'other', 'other.ts'), 'export const other = 1;');
  const write = (file: string, content: object) => writeFile(path.join(folder, file), JSON.stringify(content));
  await write('other/tsconfig.json', { compilerOptions });
  await write('tsconfig.json', { compilerOptions, files: ['src/wrong.ts'], references: [{ path: 'other' }] });
  // A compiler of the plugin's own.
  await mkdir(path.join(folder, 'node_modules', 'typescript'), { recursive: true });
  await write('node_modules/typescript/package.json', { name: 'typescript', bin: { tsc: 'tsc.cjs' } });
  const script = `require('node:fs').writeFileSync(${JSON.stringify(path.join(outside, 'ran'))}, '')`;
  await writeFile(path.join(folder, 'node_modules', 'typescript', 'tsc.cjs'), script);
  const before = await readdir(folder, { recursive: true });
  expect(await checkTypes([await readPlugin(folder)])).toMatchObject([
    { rule: 'types', message: "TS2322: Type 'string' is not assignable to type 'number'." },
  ]);
  expect(await readdir(outside)).toEqual([]);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});
