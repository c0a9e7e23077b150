import path from 'node:path';
import { expect, it } from 'vitest';
import { relativePath } from './relativePath.ts';

it.each([
  [path.win32, 'C:\\plugins\\visits', 'C:\\plugins\\packages\\cli.tgz', '../packages/cli.tgz'],
  [path.win32, 'C:\\repo', 'c:\\repo\\plugins\\visits', 'plugins/visits'],
  [path.win32, 'C:\\plugins', 'D:\\packages\\cli.tgz', 'D:/packages/cli.tgz'],
  [path.posix, '/plugins/visits', '/plugins/packages/cli.tgz', '../packages/cli.tgz'],
  [path.posix, '/plugins', '/plugins/a\\b', 'a\\b'],
])('is written with slashes (%#)', (rules, from, to, expected) => {
  expect(relativePath(from, to, rules)).toBe(expected);
});
