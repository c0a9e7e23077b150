import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { runToEnd } from '../testing/runToEnd.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { findTool } from './findTool.ts';

// Starts processes, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });
afterAll(removeTestFolders);

const pageTest = `import { renderScreen } from '@brokerdesk/plugin-testing';
import { expect, it } from 'vitest';
import plugin from './plugin.ts';

it('shows its heading', async () => {
  const { getByRole } = await renderScreen(<h1>Notes</h1>, { plugin });
  expect(getByRole('heading').textContent).toBe('Notes');
});
it('counts wrongly', () => expect(1 + 1).toBe(3));
`;

it('runs the tests of a plugin anywhere, and reports those that failed', async () => {
  const folder = await writePluginFixture({ files: { 'notes.test.tsx': pageTest } });
  vi.stubEnv('NODE_ENV', 'production');
  const { code, stdout } = await runToEnd('test', folder, '--json');
  vi.unstubAllEnvs();
  expect({ code, result: JSON.parse(stdout) as unknown }).toEqual({
    code: 1,
    result: { folder, isPassed: false, passed: 1, failures: ['counts wrongly'] },
  });
});

it('prints with --quiet no line for each file, but the tests that failed', async () => {
  const folder = await writePluginFixture({ files: { 'notes.test.tsx': pageTest } });
  const { code, stdout, stderr } = await runToEnd('test', folder, '--quiet');
  const printed = stdout + stderr;
  expect(code).toBe(1);
  expect(stdout).not.toContain('2 tests');
  expect(printed).toContain('counts wrongly');
  // Neither colours for a pipe, nor what is about the test tool.
  expect(printed).toBe(stripVTControlCharacters(printed));
  expect(printed).not.toMatch(/report written|faster with|will not be emptied/);
});

it('says where tests belong if there are none', async () => {
  const folder = await writePluginFixture();
  const { code, stderr } = await runToEnd('test', folder, '--json');
  expect({ code, ...(JSON.parse(stderr) as object) }).toEqual({
    code: 1,
    error: {
      code: 'TESTS_MISSING',
      message: `${folder} has no tests (src/**/*.test.ts(x)).`,
      hint: 'Begin with src/plugin.test.tsx: docs/plugin/tests.md.',
    },
  });
});

it('names the command that installs what is missing', async () => {
  const folder = await writePluginFixture({ alone: true });
  const tool = { name: 'Tester', packages: ['@brokerdesk/no-such-tester'], script: 'cli.js' };
  expect(() => findTool(tool, folder)).toThrow(
    expect.objectContaining({ hint: 'Run in that folder: npm install --save-dev @brokerdesk/no-such-tester' }),
  );
});
