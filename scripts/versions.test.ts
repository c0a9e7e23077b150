import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listVersionedFiles, readVersions, replaceVersion } from './versions.mjs';

const root = path.resolve(import.meta.dirname, '..');

it('all packages, the command line, the SDK and the plugins have one version, which CHANGELOG.md describes', () => {
  const versions = readVersions(root);
  const [version = ''] = versions.values();
  expect([...versions].filter(([, one]) => one !== version)).toEqual([]);
  expect(versions.size).toBeGreaterThan(18);
  const silent = listVersionedFiles(root).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return replaceVersion(text, { from: version, to: '99.0.0' }) === text;
  });
  expect(silent).toEqual([]);
  const [, latest] = /^## (\S+)/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(latest).toBe(version);
});

it('replaces a version where it is one, and no range', () => {
  const replace = (text: string) => replaceVersion(text, { from: '1.0.0', to: '1.1.0' });
  expect(replace("  version: '1.0.0',\n  sdk: '^1.0.0',")).toBe("  version: '1.1.0',\n  sdk: '^1.0.0',");
  expect(replace("export const sdkVersion = '1.0.0';")).toBe("export const sdkVersion = '1.1.0';");
  expect(replace('"version": "1.0.0", "other": "1.0.0"')).toBe('"version": "1.1.0", "other": "1.0.0"');
  expect(replace('./brokerdesk-create-plugin-1.0.0.tgz')).toBe('./brokerdesk-create-plugin-1.1.0.tgz');
  expect(replace('"@brokerdesk/cli": "^1.0.0"')).toBe('"@brokerdesk/cli": "^1.1.0"');
  expect(replace("version: '11.0.0'")).toBe("version: '11.0.0'");
});
