import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { check } from './check.ts';
import { sdkVersion } from '@brokerdesk/plugin-sdk/build';

// Each check reads and bundles a plugin, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 300_000 });

afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});
afterAll(removeTestFolders);

/** Runs the command and returns what it prints, and the exit code. */
async function runCheckCommand(folder: string, options: Partial<Parameters<typeof check>[1]>) {
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await check([folder], { fix: false, format: 'text', json: false, ...options });
  vi.restoreAllMocks();
  const { exitCode } = process;
  process.exitCode = 0;
  return { printed, exitCode };
}

it('fails for errors, mends what has one answer, and then fails only for more warnings than allowed', async () => {
  const folder = await writePluginFixture({
    id: 'notes',
    sdk: '^9.0.0',
    alone: true,
    files: { 'locales/zh-Hant.ts': 'export default {};' },
  });
  const sarif = await runCheckCommand(folder, { format: 'sarif' });
  const [run] = (JSON.parse(sarif.printed) as { runs: { results: { ruleId: string }[] }[] }).runs;
  expect([sarif.exitCode, run?.results.map(({ ruleId }) => ruleId).toSorted(byText)]).toEqual([
    1,
    ['text-missing', 'types-unchecked'],
  ]);

  const fixed = await runCheckCommand(folder, { json: true, fix: true, maxWarnings: 3 });
  expect(JSON.parse(fixed.printed)).toMatchObject({
    plugins: [folder],
    fixed: 2,
    errors: 0,
    warnings: 3,
    problems: expect.arrayContaining([expect.objectContaining({ rule: 'text-untranslated' })]),
  });
  expect(fixed.exitCode ?? 0).toBe(0);
  expect(await readFile(path.join(folder, 'src', 'plugin.ts'), 'utf8')).toContain(`sdk: '^${sdkVersion}'`);

  const strict = await runCheckCommand(folder, { maxWarnings: 2 });
  expect(strict.exitCode).toBe(1);
  expect(strict.printed).toContain('1 plugin checked: 0 errors, 3 warnings. Rules: docs/checks.md');
});

function byText(a: string, b: string): number {
  return a.localeCompare(b);
}
