// An import from outside of a plugin's folder is an error, and must not leave the declarations of what it leads to beside the
// sources there.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test.each(globSync('plugins/*/tsconfig.json', { cwd: root }))('%s writes nothing outside of its folder', (config) => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, config), 'utf8')) as { compilerOptions: object };
  const tree = mkdtempSync(join(tmpdir(), 'brokerdesk-types-'));
  try {
    const files = {
      'host/main.ts': 'export const started = true;',
      'plugin/src/plugin.ts': "export { started } from '../../host/main.ts';",
      'plugin/tsconfig.json': JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: { ...compilerOptions, types: [] },
        include: ['src'],
      }),
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, name)), { recursive: true });
      writeFileSync(join(tree, name), content);
    }
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-b', join(tree, 'plugin')], { encoding: 'utf8' });
    expect(stdout).toContain('TS6059');
    expect(existsSync(join(tree, 'host/main.d.ts'))).toBe(false);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});
