import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEmulator } from '@brokerdesk/mock-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import type { TreeEntry } from '../why/listTree.ts';
import { functions, type FunctionsOptions } from './functions.ts';

let folder = '';

beforeAll(async () => {
  folder = await writePluginFixture();
});
afterAll(removeTestFolders);

async function run(options: Partial<FunctionsOptions>): Promise<string> {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  try {
    await functions([folder], { as: 'demo.admin', format: 'text', json: false, ...options });
    return written.join('');
  } finally {
    write.mockRestore();
  }
}

it('draws the tree as text and as a chart', { timeout: 180_000 }, async () => {
  const text = await run({ as: 'demo.reviewer' });
  expect(text).toMatch(/✓ RAO {2}Account Opening/);
  expect(text).toMatch(/✓ RAO_CLIENT_MANAMEMENT .*account_opening\/application_manager {2}account-opening/);
  expect(text).toMatch(/[├└] {3}X_NOTES {2}Notes {2}branch-notes/);
  const chart = await run({ format: 'mermaid' });
  expect(chart).toMatch(/^flowchart LR\n/);
  expect(chart).toContain('RAO --> RAO_CLIENT_MANAMEMENT');
  expect(chart).toContain('X_NOTES["X_NOTES<br>Notes"]:::granted');
});

it('marks what a user with one role alone sees', { timeout: 180_000 }, async () => {
  const tree = JSON.parse(await run({ broker: 'harbour', role: 'user administrator', json: true })) as TreeEntry[];
  const roots = tree.filter(({ isGranted }) => isGranted).map(({ functionCode }) => functionCode);
  expect(roots).toEqual(['USER_AND_ROLE']);
  const children = tree.find(({ functionCode }) => functionCode === 'USER_AND_ROLE')?.children ?? [];
  expect(children).toContainEqual(
    expect.objectContaining({ functionCode: 'UR_USER_MANAGEMENT', address: 'user_control/user_manager' }),
  );
  await expect(run({ role: 'Reviewers' })).rejects.toMatchObject({
    code: 'ROLE_UNKNOWN',
    hint: expect.stringMatching(/^Use one of: All functions, Reviewer, .* Did you mean Reviewer\?$/),
  });
});

it('compares the codes of plugins with the tree of a running emulator', { timeout: 180_000 }, async () => {
  const name = { EN: 'Forgotten', SC: '遗漏', TC: '遺漏' };
  const forgotten = { functionCode: 'X_FORGOTTEN', parentCode: null, name, category: 'Admin' } as const;
  const emulator = createEmulator({
    applications: 0,
    extensions: [{ id: 'forgotten', routes: [], functions: [{ ...forgotten, brokerCode: 'DEMO' }] }],
  });
  const { port } = await emulator.listen();
  try {
    const text = await run({ diff: true, apiPort: port });
    expect(text).toContain('+ X_NOTES  branch-notes declares it, and the tree does not have it');
    expect(text).toMatch(/- X_FORGOTTEN {2}no plugin declares it/);
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = undefined;
    await emulator.close();
  }
  await expect(run({ diff: true, apiPort: port })).rejects.toMatchObject({ code: 'EMULATOR_UNREACHABLE' });
});

it('compares the codes of plugins with a saved tree', { timeout: 180_000 }, async () => {
  const file = path.join(await makeTestFolder(), 'tree.json');
  const codes = ['RAO', 'RAO_CLIENT_MANAMEMENT', 'X_NOTES'];
  const [first = '', ...children] = codes.map((functionCode) => ({ functionCode })).map((node) => JSON.stringify(node));
  await writeFile(file, `{"code":"OK","data":[${first.slice(0, -1)},"children":[${children.join(',')}]}]}`);
  const diff = JSON.parse(await run({ diff: file, json: true })) as { missing: { functionCode: string }[] };
  process.exitCode = undefined;
  expect(diff.missing.map(({ functionCode }) => functionCode)).not.toContain('X_NOTES');
  expect(diff.missing).toContainEqual({ functionCode: 'USER_AND_ROLE', pluginId: 'user-control', use: 'declares' });
  await writeFile(file, '{}');
  await expect(run({ diff: file })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  await expect(run({ diff: true })).rejects.toMatchObject({ code: 'OPTIONS_CLASH' });
});
