import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { planPlugin, type PluginRequest, writePlugin } from './createPlugin.ts';
import { listTemplates, templateDescriptions, templatesFolder } from './templates.ts';
import { version } from '../version.mjs';

const own = { brokers: [], packages: undefined, nodePackages: {}, hasTestTools: false };
const titles = { en: 'Branch visits', 'zh-Hans': '网点到访', 'zh-Hant': '分行到訪' };

// The path of one file is a folder of another.
const impossibleFiles = new Map([
  ['src', 'text'],
  ['src/plugin.ts', 'text'],
]);

afterAll(removeTestFolders);

/** A request for a separate package in a folder that does not exist yet. */
async function requestIn(parent: string, changes: Partial<PluginRequest> = {}): Promise<PluginRequest> {
  const name = changes.name ?? 'branch-visits';
  const folder = path.join(parent, name);
  return { name, titles, template: 'blank', folder, root: undefined, ...own, ...changes };
}

/** A repository that has only what `create` reads and changes. */
async function makeWorkspace(): Promise<string> {
  const root = await makeTestFolder();
  await mkdir(path.join(root, 'plugins'));
  await writeFile(path.join(root, 'tsconfig.json'), '{ "files": [], "references": [{ "path": "fixtures" }] }\n');
  return root;
}

it('describes every template', async () => {
  const entries = await readdir(templatesFolder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('dist'));
  expect(Object.keys(templateDescriptions)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});

describe.each(listTemplates())('the template %s', (template) => {
  it.each(['visits', 'branch-visits-today', 'top-10-lists2'])('leaves no trace of its own name in %s', async (name) => {
    const files = await planPlugin(await requestIn(await makeTestFolder(), { name, template }));
    const traces = [...files].flatMap(([file, content]) =>
      [file, ...String(typeof content === 'string' ? content : Buffer.from(content)).split('\n')].filter((text) =>
        /sample|smp-|示例|範例/i.test(text),
      ),
    );
    expect(traces).toEqual([]);
  });
});

it('leaves no record in a list of something else, except the history of changes and the names of the kit', async () => {
  const folder = await makeTestFolder();
  const item = { name: 'complaint', titles: { 'zh-Hans': '投诉', 'zh-Hant': '投訴' } };
  const files = await planPlugin(await requestIn(folder, { name: 'complaints', template: 'list', item }));
  const others =
    /\bRecord<|RecordHistory|RecordForm|useRecordDialogs|recordName:|deleteRecord:|records: \{|recordOperation|operation ?records|OPERATION_RECORD|records what|历史记录/gi;
  const traces = [...files].flatMap(([file, content]) =>
    [file, ...String(content).replaceAll(others, '').split('\n')].filter((text) =>
      /record|\brec-|记录|記錄/i.test(text),
    ),
  );
  expect(traces).toEqual([]);
});

describe('a separate package', () => {
  it('is complete', async () => {
    const parent = await makeTestFolder();
    const request = await requestIn(parent, { brokers: ['harbour'] });
    const files = await planPlugin(request);
    await writePlugin(request, files);
    expect(await readdir(parent)).toEqual(['branch-visits']);
    const written = await readdir(request.folder, { recursive: true, withFileTypes: true });
    expect(written.filter((entry) => entry.isFile())).toHaveLength(files.size);
    const added = [
      '.gitignore',
      '.npmrc',
      'AGENTS.md',
      'README.md',
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
    ];
    expect([...files.keys()]).toEqual(expect.arrayContaining(added));
    const manifest: unknown = JSON.parse(await readFile(path.join(request.folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'branch-visits',
      exports: { '.': './src/plugin.ts' },
      brokerdesk: { brokers: ['harbour'] },
      overrides: { '@napi-rs/canvas': '1.0.11' },
      devDependencies: {
        '@brokerdesk/cli': `^${version}`,
        '@brokerdesk/plugin-sdk': `^${version}`,
        typescript: '7.0.2',
      },
    });
  });

  it('needs what the guide names', async () => {
    const guide = await readFile(new URL('../../../../docs/plugin/outside.md', import.meta.url), 'utf8');
    const [, block = ''] = /\d\. `package\.json`[^]*?```json\n([^]*?)```/.exec(guide) ?? [];
    const files = await planPlugin(await requestIn(await makeTestFolder(), { name: 'notes' }));
    const {
      exports: _exports,
      scripts: _scripts,
      ...written
    } = JSON.parse(String(files.get('package.json'))) as object & {
      exports?: unknown;
      scripts?: unknown;
    };
    expect(written).toEqual(JSON.parse(block));
  });

  it('names every tarball of a folder of packages, except what only creates', async () => {
    const parent = await makeTestFolder();
    const packages = path.join(parent, 'packed');
    await mkdir(packages);
    for (const name of [
      'api',
      'cli',
      'create-plugin',
      'mock-server',
      'plugin-sdk',
      'plugin-testing',
      'plugin-user-control',
    ]) {
      await writeFile(path.join(packages, `brokerdesk-${name}-1.0.0.tgz`), '');
    }
    const files = await planPlugin(await requestIn(parent, { packages }));
    const { devDependencies } = JSON.parse(String(files.get('package.json'))) as {
      devDependencies: Record<string, string>;
    };
    expect(Object.entries(devDependencies).filter(([, version]) => version.startsWith('file:'))).toEqual([
      ['@brokerdesk/api', 'file:../packed/brokerdesk-api-1.0.0.tgz'],
      ['@brokerdesk/cli', 'file:../packed/brokerdesk-cli-1.0.0.tgz'],
      ['@brokerdesk/mock-server', 'file:../packed/brokerdesk-mock-server-1.0.0.tgz'],
      ['@brokerdesk/plugin-sdk', 'file:../packed/brokerdesk-plugin-sdk-1.0.0.tgz'],
      ['@brokerdesk/plugin-testing', 'file:../packed/brokerdesk-plugin-testing-1.0.0.tgz'],
      ['@brokerdesk/plugin-user-control', 'file:../packed/brokerdesk-plugin-user-control-1.0.0.tgz'],
    ]);
  });

  describe('with what was packed beside the tarballs', () => {
    const content = 'packed';
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    const own = ['cli', 'mock-server', 'plugin-sdk', 'plugin-testing'];
    const others = ['@types/node', '@types/react', 'react', 'typescript'];
    const locked = {
      ...Object.fromEntries(own.map((name) => [`node_modules/@brokerdesk/${name}`, { version: '1.0.0', integrity }])),
      ...Object.fromEntries(others.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
    };

    async function planWith(tarballs: Readonly<Record<string, string>>, known: object) {
      const parent = await makeTestFolder();
      const packages = path.join(parent, 'packed');
      await mkdir(packages);
      for (const name of own) {
        await writeFile(path.join(packages, `brokerdesk-${name}-1.0.0.tgz`), tarballs[name] ?? content);
      }
      await writeFile(path.join(packages, 'locked.json'), JSON.stringify(known));
      return planPlugin(await requestIn(parent, { packages }));
    }

    it('has a lock, without a path of this machine', async () => {
      const files = await planWith({}, locked);
      const lock = String(files.get('package-lock.json'));
      const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, object>> };
      expect(Object.keys(packages)).toHaveLength(1 + own.length + others.length);
      const resolved = 'file:../packed/brokerdesk-cli-1.0.0.tgz';
      expect(packages['node_modules/@brokerdesk/cli']).toEqual({ version: '1.0.0', resolved, integrity, dev: true });
      expect(packages['']).toMatchObject({ devDependencies: { '@brokerdesk/cli': resolved } });
      expect(lock).not.toContain(tmpdir());
    });

    it.each([
      ['a tarball is another one', { cli: 'packed later' }, locked],
      ['a package is not known', {}, { ...locked, 'node_modules/typescript': undefined }],
    ])('has none if %s', async (_case, tarballs, known) => {
      expect((await planWith(tarballs, known)).has('package-lock.json')).toBe(false);
    });
  });

  it('fills an empty folder, which stays the same one', async () => {
    const folder = await makeTestFolder();
    const request = await requestIn(path.dirname(folder), { folder });
    await writePlugin(request, await planPlugin(request));
    expect(existsSync(path.join(folder, 'src', 'plugin.ts'))).toBe(true);
  });
});

describe('a plugin of this repository', () => {
  it('is one of the packages, and its types are checked', async () => {
    const root = await makeWorkspace();
    const request = await requestIn(path.join(root, 'plugins'), { root });
    const files = await planPlugin(request);
    await writePlugin(request, files);
    expect(files.has('.gitignore')).toBe(false);
    expect(JSON.parse(String(files.get('package.json')))).toMatchObject({ name: '@brokerdesk/plugin-branch-visits' });
    expect(JSON.parse(String(files.get('tsconfig.json')))).toMatchObject({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['node'] },
      references: [
        { path: '../../packages/plugin-sdk' },
        { path: '../../packages/mock-server' },
        { path: '../../packages/plugin-testing' },
      ],
    });
    expect(JSON.parse(await readFile(path.join(root, 'tsconfig.json'), 'utf8'))).toEqual({
      files: [],
      references: [{ path: 'fixtures' }, { path: 'plugins/branch-visits' }],
    });
    await expect(planPlugin({ ...request, folder: path.join(root, 'plugins', 'other') })).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
  });

  it('leaves nothing behind when its folder cannot be written', async () => {
    const root = await makeWorkspace();
    const request = await requestIn(path.join(root, 'plugins'), { root });
    const before = JSON.stringify(JSON.parse(await readFile(path.join(root, 'tsconfig.json'), 'utf8')));
    await expect(writePlugin(request, impossibleFiles)).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITTEN' });
    expect(await readdir(path.join(root, 'plugins'))).toEqual([]);
    expect(JSON.stringify(JSON.parse(await readFile(path.join(root, 'tsconfig.json'), 'utf8')))).toBe(before);
  });
});

describe('a request that cannot be carried out', () => {
  it.each([
    ['BranchVisits', 'branch-visits?'],
    ['forms', 'the texts of the portal have that id: forms-plugin?'],
    ['con', 'Windows reserves it for a device: con-plugin?'],
    ['http', 'a module of Node has that name: http-plugin?'],
    ['a'.repeat(41), 'at most 40 characters'],
    ['../visits', 'visits?'],
    ['到访', 'such as branch-visits.'],
  ])('says what is wrong with the name %s', async (name, message) => {
    const request = await requestIn(await makeTestFolder(), { name });
    await expect(planPlugin(request)).rejects.toMatchObject({
      code: 'NAME_INVALID',
      message: expect.stringContaining(message) as string,
    });
  });

  it('names the plugin of the product that has the id', async () => {
    const request = await requestIn(await makeTestFolder(), { name: 'user-control' });
    await expect(planPlugin(request)).rejects.toMatchObject({
      code: 'NAME_TAKEN',
      hint: 'Choose another name: user-control-2?',
    });
  });

  it('replaces no folder with contents', async () => {
    const parent = await makeTestFolder();
    const request = await requestIn(parent);
    await mkdir(request.folder);
    await writeFile(path.join(request.folder, 'notes.txt'), 'mine');
    await expect(planPlugin(request)).rejects.toMatchObject({ code: 'FOLDER_NOT_EMPTY', exitCode: 2 });
    expect(await readdir(request.folder)).toEqual(['notes.txt']);
  });

  it('lists the templates', async () => {
    const request = await requestIn(await makeTestFolder(), { template: 'review' });
    await expect(planPlugin(request)).rejects.toMatchObject({
      message: 'There is no template "review".',
      hint: 'The templates are list, tab, blank.',
    });
  });

  it('says which packages a folder lacks', async () => {
    const parent = await makeTestFolder();
    const request = await requestIn(parent, { packages: parent });
    await expect(planPlugin(request)).rejects.toMatchObject({
      message: `${parent} has no package of cli, mock-server, plugin-sdk, plugin-testing.`,
    });
  });
});

it('leaves nothing behind when a file cannot be written', async () => {
  const parent = await makeTestFolder();
  const request = await requestIn(path.join(parent, 'new', 'folders'));
  await expect(writePlugin(request, impossibleFiles)).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITTEN' });
  expect(await readdir(parent)).toEqual([]);
});
