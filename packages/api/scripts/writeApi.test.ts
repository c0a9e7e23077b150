import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

test('the committed document matches the contract, and each field is described (if not: npm run api)', () => {
  // As a separate process, because the comments of the contract are read while it is loaded.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './packages/api/scripts/registerDescriptions.ts', 'packages/api/scripts/writeApi.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
