// `admin-cli certify` tries a packed plugin in a portal of the product, in a separate browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certification, SignedDocument } from '@brokerdesk/plugin-sdk/delivery';
import { templateCopies } from './copyTemplates.ts';
import { expect, test } from './fixtures.ts';

const mainFile = join(import.meta.dirname, '../packages/cli/src/main.mjs');
let folder = '';

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brokerdesk-certify-test-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...commandLine: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...commandLine], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Builds and packs a plugin, with new keys; returns the package. */
function pack(source: string, name: string): string {
  for (const key of ['author', 'publisher']) run('registry', 'key', join(folder, `${key}.key`));
  run('build', source, '--out', join(folder, 'built'));
  const packed = run('pack', join(folder, 'built'), '--key', join(folder, 'author.key'), '--out', folder);
  expect(packed.status, packed.stderr).toBe(0);
  return join(folder, `${name}-1.0.0.zip`);
}

interface Printed {
  readonly passed: boolean;
  readonly places: readonly string[];
  readonly checks: readonly { readonly name: string; readonly faults: readonly string[] }[];
}

test('a plugin that is not translated and has no heading is not certified, and each fault is named', () => {
  test.setTimeout(180_000);
  const packed = pack(join(import.meta.dirname, 'delivered-plugin'), 'fee-schedule');
  const key = join(folder, 'publisher.key');
  const { status, stdout } = run('certify', packed, '--publisher-key', key, '--out', folder, '--json');
  const { passed, places, checks } = JSON.parse(stdout) as Printed;
  expect({ status, passed, places }).toEqual({
    status: 1,
    passed: false,
    places: ['X_FEE_SCHEDULE', 'home.cards/fees'],
  });
  const faults = Object.fromEntries(checks.map((check) => [check.name, check.faults]));
  expect(faults).toMatchObject({ manifest: [], places: [], texts: [], calls: [], scripts: [], permissions: [] });
  expect(faults).toMatchObject({ 'view-as': [], session: [] });
  expect(faults['opens']).toContain('X_FEE_SCHEDULE: zh-Hant, English: p: first fees on a page');
  expect(faults['opens']).toContain('home.cards/fees: zh-Hans, English: p: first fees on a card');
  expect(faults['accessible']?.[0]).toMatch(/^X_FEE_SCHEDULE: light, page-has-heading-one/);
  expect(existsSync(join(folder, 'fee-schedule-1.0.0.certified.json'))).toBe(false);
});

test('what `create` makes is certified', { tag: '@whole' }, () => {
  test.setTimeout(180_000);
  const source = templateCopies.find((copy) => copy.endsWith('list-template')) ?? '';
  const packed = pack(source, 'list-template');
  const key = join(folder, 'publisher.key');
  const options = ['--sources', source, '--publisher-key', key, '--out', folder, '--json'];
  const { status, stdout } = run('certify', packed, ...options);
  expect({ status, ...(JSON.parse(stdout) as Printed) }).toMatchObject({ status: 0, passed: true });
  const file = readFileSync(join(folder, 'list-template-1.0.0.certified.json'), 'utf8');
  const { payload } = JSON.parse(file) as SignedDocument;
  expect(JSON.parse(payload) as Certification).toMatchObject({ plugin: 'list-template', untried: [] });
});
