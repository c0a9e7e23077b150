// What remains of a published portal while a release replaces another.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { readPageConfig } from './PageConfig.ts';
import { portalPluginsFile } from './PortalPlugin.ts';
import { publishPortal } from './publishPortal.ts';
import { listFiles } from './toManifestFile.ts';

afterAll(removeTestFolders);

const plugins = [
  { id: 'faq', version: '1.0.0', firstParty: true, base: '/admin/plugins/faq/', bytes: 1, brokers: null },
  {
    id: 'harbour-visits',
    version: '2.0.0',
    firstParty: false,
    base: '/admin/plugins/v/',
    bytes: 1,
    brokers: ['harbour'],
  },
];

/** Makes a portal in which these brokers have their own page. */
async function makePortal(name: string, own: readonly string[] = [], base?: string): Promise<string> {
  const portal = await makeTestFolder();
  for (const folder of ['assets', 'registry']) await mkdir(path.join(portal, folder));
  const values = JSON.stringify({ base, apiBase: '/api', signature: 'rfc9421' });
  const config = `<script type="application/json" id="brokerdesk-config">${values}</script>`;
  const importMap = `<script type="importmap">{"imports":{"main":"/admin/assets/${name}.js"}}</script>`;
  await writeFile(path.join(portal, 'index.html'), `<head>${importMap}${config}</head>${' '.repeat(300)}`);
  for (const code of own) {
    const ownMap = importMap.replace('main', `of-${code}`);
    await writeFile(path.join(portal, `index.${code}.html`), `<head>${ownMap}${config}</head>${' '.repeat(300)}`);
  }
  await writeFile(path.join(portal, 'assets', `${name}.js`), name);
  await writeFile(path.join(portal, 'assets', 'shared.js'), 'shared');
  await writeFile(path.join(portal, 'registry', 'default.json'), `{"of":"${name}"}`);
  await writeFile(path.join(portal, portalPluginsFile), JSON.stringify(plugins));
  return portal;
}

async function publish(target: string, name: string, nginx?: string): Promise<string> {
  const { release } = await publishPortal(await makePortal(name), target, { keepPrevious: true, nginx });
  return release;
}

function readHashes(policy: unknown): readonly string[] {
  return [...new Set(String(policy).match(/sha256-[^']+/g))];
}

async function hashOf(page: string): Promise<string> {
  const [, map = ''] = /<script type="importmap">([^<]*)/.exec(await readFile(page, 'utf8')) ?? [];
  return `sha256-${createHash('sha256').update(map).digest('base64')}`;
}

async function listAssets(target: string): Promise<readonly string[]> {
  return (await readdir(path.join(target, 'assets'))).toSorted();
}

async function readJson(...parts: readonly string[]): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path.join(...parts), 'utf8')) as Record<string, unknown>;
}

it('keeps what pages of the release before need, and removes what only older ones did', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const [first, second] = [await publish(target, 'a'), await publish(target, 'b')];
  expect(await listAssets(target)).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(await readJson(target, 'registry', first, 'default.json')).toEqual({ of: 'a' });
  expect(await readJson(target, 'registry', second, 'default.json')).toEqual({ of: 'b' });
  expect(await readFile(path.join(target, 'index.html'), 'utf8')).toContain('b.js');
  await publish(target, 'c');
  expect(await listAssets(target)).toEqual(['b.js', 'c.js', 'shared.js']);
  expect(existsSync(path.join(target, 'registry', first))).toBe(false);
  expect((await listFiles(target)).filter((file) => file.includes(first))).toEqual([]);
});

it('allows the pages of both releases, so that one that starts in between starts', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  await publish(target, 'a');
  const policyOf = async () => String((await readJson(target, 'headers.json'))['Content-Security-Policy']);
  const [hash = ''] = /'sha256-[^']+'/.exec(await policyOf()) ?? [];
  await publish(target, 'b');
  const policy = await policyOf();
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toHaveLength(2);
  expect(policy.split(', ').map((part) => part.includes(hash))).toEqual([true, true]);
});

it('keeps the release before when the same one is published twice', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const ids = [await publish(target, 'a'), await publish(target, 'b'), await publish(target, 'b')];
  expect(new Set(ids)).toHaveLength(2);
  expect(await listAssets(target)).toEqual(['a.js', 'b.js', 'shared.js']);
});

it('keeps the release that is served, not one whose build was interrupted', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  await publish(target, 'a');
  const marker = path.join(target, '.brokerdesk-portal');
  const before = JSON.parse(await readFile(marker, 'utf8')) as readonly unknown[];
  const started = { id: 'started', importMapHash: 'sha256-x', files: ['assets/half.js'] };
  await writeFile(marker, JSON.stringify([started, ...before]));
  await writeFile(path.join(target, 'assets', 'half.js'), 'half');
  await publish(target, 'b');
  expect(await listAssets(target)).toEqual(['a.js', 'b.js', 'shared.js']);
});

it('gives nginx the page and its policy in one file, keeps that of the release before, and the release it serves', async () => {
  const folder = await makeTestFolder();
  const [target, nginx] = [path.join(folder, 'portal'), path.join(folder, 'nginx')];
  const served = path.join(nginx, 'headers.conf');
  const first = await publish(target, 'a', nginx);
  const second = await publish(target, 'b', nginx);
  const { 'Content-Security-Policy': policy, ...headers } = await readJson(target, 'headers.json');
  expect((await readFile(served, 'utf8')).trim().split('\n')).toEqual([
    `set $brokerdesk_release ${second};`,
    `set $brokerdesk_policy "${String(policy)}";`,
    'add_header Content-Security-Policy $brokerdesk_policy always;',
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} "${String(value).replaceAll('"', String.raw`\"`)}" always;`,
    ),
  ]);
  expect(await readFile(`${served}.previous`, 'utf8')).toContain(`set $brokerdesk_release ${first};`);
  // A rollback; the next release keeps what it serves.
  await rename(`${served}.previous`, served);
  await publish(target, 'c', nginx);
  expect(await listAssets(target)).toEqual(['a.js', 'c.js', 'shared.js']);
});

it('sends a broker its own page, with a policy for its pages alone, while releases with and without it change', async () => {
  const folder = await makeTestFolder();
  const [target, nginx] = [path.join(folder, 'portal'), path.join(folder, 'nginx')];
  const publishWith = async (name: string, own: readonly string[]) => {
    const options = { keepPrevious: true, nginx };
    const { release } = await publishPortal(await makePortal(name, own), target, options);
    const policy = (await readJson(target, 'headers.harbour.json'))['Content-Security-Policy'];
    const text = await readFile(path.join(nginx, 'headers.conf'), 'utf8');
    expect(text).toContain(`set $brokerdesk_policy "${String(policy)}";\n}`);
    const [, page] = /admin\/harbour\(\/\|\$\)"\) \{\n {4}set \$brokerdesk_release (.*);/.exec(text) ?? [];
    return { release, page, hashes: readHashes(policy) };
  };
  const pageOf = (release: string, code = '') => path.join(target, `index-${release}${code}.html`);
  await publishPortal(await makePortal('a'), target, { keepPrevious: true, nginx });
  const [common] = readHashes((await readJson(target, 'headers.json'))['Content-Security-Policy']);

  const second = await publishWith('b', ['harbour']);
  expect(second.page).toBe(`${second.release}.harbour`);
  const own = await hashOf(pageOf(second.release, '.harbour'));
  expect(second.hashes).toEqual([own, common]);
  expect(readHashes((await readJson(target, 'headers.json'))['Content-Security-Policy'])).not.toContain(own);
  expect(readPageConfig(await readFile(path.join(target, 'index.harbour.html'), 'utf8')).release).toBe(second.release);

  const third = await publishWith('c', []);
  expect(third.page).toBeUndefined();
  expect(third.hashes).toEqual([await hashOf(pageOf(third.release)), own]);
  const pages = (await listFiles(target)).filter((file) => file.includes('harbour') && file.endsWith('.html'));
  expect(pages).toEqual([`index-${second.release}.harbour.html`]);
  // A rollback: the page and the policy of the second release are there.
  const before = await readFile(path.join(nginx, 'headers.conf.previous'), 'utf8');
  expect(before).toContain(`set $brokerdesk_release ${second.release}.harbour;`);
  await publishPortal(await makePortal('d'), target, { keepPrevious: true, nginx });
  expect((await listFiles(target)).filter((file) => file.includes('harbour'))).toEqual([]);
});

it('makes another release of a change that only the page of one broker shows', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const ids = [[], ['harbour']].map(async (own) => {
    return (await publishPortal(await makePortal('a', own), `${target}-${own.length}`)).release;
  });
  expect(new Set(await Promise.all(ids))).toHaveLength(2);
});

it('describes the release without naming what only some brokers have', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const { release } = await publishPortal(await makePortal('a'), target, { commit: 'abc' });
  const described = await readJson(target, 'release.json');
  expect(described).toEqual({
    release,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    builtAt: expect.stringMatching(/^\d{4}-.*Z$/),
    commit: 'abc',
    plugins: [{ id: 'faq', version: '1.0.0' }],
  });
  expect(await readJson(target, `release-${release}.json`)).toEqual(described);
});

it('sets the addresses and the signature in the page and its compressed copies', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const config = { signature: 'none', apiBase: '/desk/api', clientErrors: '/desk/errors' } as const;
  const { release } = await publishPortal(await makePortal('a'), target, { config });
  const page = await readFile(path.join(target, 'index.html'), 'utf8');
  expect(readPageConfig(page)).toEqual({ ...config, release, registryBase: `/admin/registry/${release}/` });
  expect(await readFile(path.join(target, `index-${release}.html`), 'utf8')).toBe(page);
  const files = await listFiles(target);
  for (const ending of ['br', 'gz']) expect(files).toContain(`index-${release}.html.${ending}`);
});

it('names the path of the portal in the registries, the policies and the part of nginx', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const nginx = await makeTestFolder();
  const { release } = await publishPortal(await makePortal('a', ['harbour'], '/my.desk/portal/'), target, { nginx });
  const page = readPageConfig(await readFile(path.join(target, 'index.harbour.html'), 'utf8'));
  expect(page).toMatchObject({ base: '/my.desk/portal/', registryBase: `/my.desk/portal/registry/${release}/` });
  const headers = await readFile(path.join(nginx, 'headers.conf'), 'utf8');
  expect(headers).toContain(String.raw`if ($uri ~ "^/my\.desk/portal/harbour(/|$)") {`);
  expect(headers).toContain('script-src *:*/my.desk/portal/assets/ *:*/my.desk/portal/plugins/ ');
  expect(headers).not.toContain('/admin/');
});

it('does not keep a release that is served below another path', async () => {
  const target = path.join(await makeTestFolder(), 'portal');
  const release = await publish(target, 'a');
  const next = await makePortal('b', [], '/backoffice/');
  await expect(publishPortal(next, target, { keepPrevious: true })).rejects.toMatchObject({
    code: 'OPTIONS_CLASH',
    message: `--keep-previous keeps the release in ${target}, which is served below /admin/, not /backoffice/; nothing was written.`,
    hint: 'Build it with --base /admin/, leave out --keep-previous, or set another folder with --out.',
  });
  expect(await readJson(target, 'release.json')).toMatchObject({ release });
  await publishPortal(next, target);
  expect(readPageConfig(await readFile(path.join(target, 'index.html'), 'utf8')).base).toBe('/backoffice/');
});
