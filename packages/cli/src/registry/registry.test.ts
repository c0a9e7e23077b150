import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signDocument } from '@brokerdesk/plugin-sdk/delivery';
import { afterAll, describe, expect, it } from 'vitest';
import { toCertification } from '../certify/certifyPlugin.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { addPlugin, promote, removePlugin, renew, rollBack, stopCandidate } from './changes.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { createFolderStore } from './FolderStore.ts';
import { inspectRegistry } from './inspect.ts';
import { makeSigner } from './keys.ts';
import { makePacked, makeRegistry, now } from './registryFixture.ts';
import { exportRegistry, importRegistry } from './transfer.ts';
import { certifyKey, revokeKey, rotateRoot } from './trust.ts';

afterAll(removeTestFolders);

async function makeHarbour() {
  const keys = await makeRegistry();
  return { ...keys, context: { store: keys.store, broker: 'harbour', publisher: keys.publisher, now } };
}

async function versionsIn(store: Parameters<typeof inspectRegistry>[0], at = now) {
  const [report] = await inspectRegistry(store, at);
  return {
    stable: report?.stable.map(({ id, version }) => `${id} ${version}`),
    candidate: report?.candidate?.map(({ id, version }) => `${id} ${version}`),
    problems: report?.problems.map(({ code }) => code),
  };
}

describe('a broker', () => {
  it('gets a plugin, another version of it, the first again, and none', async () => {
    const { store, author, context } = await makeHarbour();
    await addPlugin(context, await makePacked(author));
    expect(await versionsIn(store)).toEqual({ stable: ['fee-schedule 1.0.0'], problems: [] });
    await addPlugin(context, await makePacked(author, { version: '1.1.0', code: 'export default 2;' }));
    expect(await versionsIn(store)).toEqual({ stable: ['fee-schedule 1.1.0'], problems: [] });
    expect(await rollBack(context)).toMatchObject({ number: 3, previous: null });
    expect(await versionsIn(store)).toEqual({ stable: ['fee-schedule 1.0.0'], problems: [] });
    await removePlugin(context, 'fee-schedule');
    expect(await versionsIn(store)).toEqual({ stable: [], problems: [] });
  });

  it('gets a candidate for some, for more, for those who have it, and for all', async () => {
    const { store, author, context } = await makeHarbour();
    await addPlugin(context, await makePacked(author));
    const next = await makePacked(author, { version: '1.1.0', code: 'export default 2;' });
    await addPlugin(context, next, { share: 10, accounts: ['harbour.admin'] });
    expect(await versionsIn(store)).toEqual({
      stable: ['fee-schedule 1.0.0'],
      candidate: ['fee-schedule 1.1.0'],
      problems: [],
    });
    expect(JSON.stringify(await promote(context, 500))).not.toContain('harbour.admin');
    await expect(promote(context, 100)).rejects.toThrow('50 % of the accounts have the candidate');
    expect((await stopCandidate(context)).candidate).toMatchObject({ share: 500, stopped: true });
    await expect(addPlugin(context, next)).rejects.toThrow('harbour has a candidate');
    await promote(context, undefined);
    expect(await versionsIn(store)).toEqual({ stable: ['fee-schedule 1.1.0'], problems: [] });
    await rollBack(context);
    expect(await versionsIn(store)).toEqual({ stable: ['fee-schedule 1.0.0'], problems: [] });
  });
});

describe('a certification', () => {
  it('stays with the plugin; it has to be of this build, and signed by a publisher of the broker', async () => {
    const { store, author, publisher, context } = await makeHarbour();
    const packed = await makePacked(author);
    const other = await makePacked(author, { code: 'export default 2;' });
    const result = { checks: [], places: [], untried: [] };
    const content = await toCertification(packed, result, now);
    const certification = await signDocument('certification', content, publisher);
    await expect(addPlugin(context, { ...other, certification })).rejects.toThrow(
      'another build of fee-schedule 1.0.0',
    );
    const stranger = await signDocument('certification', content, author);
    await expect(addPlugin(context, { ...packed, certification: stranger })).rejects.toThrow('may not publish');
    const changed = { ...certification, payload: certification.payload.replace('1.0.0', '2.0.0') };
    await expect(addPlugin(context, { ...packed, certification: changed })).rejects.toThrow('changed after');
    expect(await store.list('brokers/')).toEqual([]);
    await addPlugin(context, { ...packed, certification });
    await renew(context);
    const [report] = await inspectRegistry(store, now);
    expect(report?.stable).toMatchObject([{ id: 'fee-schedule', certifiedAt: new Date(now).toISOString() }]);
  });
});

describe('refused is', () => {
  it('a plugin of an author who is unknown, certified for another plugin or broker, or revoked', async () => {
    const { store, root, context } = await makeHarbour();
    const stranger = makeSigner();
    const packed = await makePacked(stranger);
    await expect(addPlugin(context, packed)).rejects.toThrow('DLV_UNKNOWN_KEY');
    const request = { role: 'author', key: stranger.key, name: 'Stranger' } as const;
    await certifyKey(store, { ...request, plugins: ['other'] }, { root, now });
    await expect(addPlugin(context, packed)).rejects.toThrow('DLV_NOT_CERTIFIED');
    await certifyKey(store, { ...request, brokers: ['demo'] }, { root, now });
    await expect(addPlugin(context, packed)).rejects.toThrow('DLV_UNKNOWN_KEY');
    await certifyKey(store, { ...request, minimumVersions: { 'fee-schedule': '1.0.1' } }, { root, now });
    await expect(addPlugin(context, packed)).rejects.toThrow('DLV_TOO_OLD');
    await revokeKey(store, stranger.key, { root, now });
    await expect(addPlugin(context, packed)).rejects.toThrow('DLV_REVOKED');
  });

  it('a plugin for another broker, and a version that is there with other content', async () => {
    const { author, context } = await makeHarbour();
    await expect(addPlugin(context, await makePacked(author, { brokers: ['demo'] }))).rejects.toThrow(
      'DLV_OTHER_BROKER',
    );
    await addPlugin(context, await makePacked(author));
    await expect(addPlugin(context, await makePacked(author, { code: 'export default 2;' }))).rejects.toThrow(
      'fee-schedule 1.0.0 is in memory already, with other content.',
    );
  });

  it('a publisher whom the root has not certified, and a root that is not the present one', async () => {
    const { store, author, context } = await makeHarbour();
    const stranger = makeSigner();
    await expect(addPlugin({ ...context, publisher: stranger }, await makePacked(author))).rejects.toThrow(
      'may not publish for harbour',
    );
    await expect(revokeKey(store, author.key, { root: stranger, now })).rejects.toThrow('is not the root');
  });
});

it('a revoked author is named for each broker, and leaves other plugins alone', async () => {
  const { store, root, author, context } = await makeHarbour();
  const other = makeSigner();
  await certifyKey(store, { role: 'author', key: other.key, name: 'Other' }, { root, now });
  await addPlugin(context, await makePacked(author));
  await addPlugin(context, await makePacked(other, { id: 'branch-notes' }));
  await revokeKey(store, author.key, { root, now });
  expect(await versionsIn(store)).toMatchObject({ problems: ['DLV_REVOKED'] });
  await removePlugin(context, 'fee-schedule');
  expect(await versionsIn(store)).toEqual({ stable: ['branch-notes 1.0.0'], problems: [] });
});

it('what a broker’s pages read of trust, channel and revisions names no other broker and none of its plugins', async () => {
  const { store, root, author, context } = await makeHarbour();
  const request = { role: 'author', key: author.key, name: 'Fee Tools', brokers: ['harbour', 'demo'] } as const;
  await certifyKey(store, request, { root, now });
  await addPlugin(context, await makePacked(author));
  await addPlugin({ ...context, broker: 'demo' }, await makePacked(author, { id: 'branch-notes' }));
  const files = (await store.list('')).filter((file) => /^(?:trust|brokers\/harbour\/.*)\.json$/.test(file));
  expect(files.length).toBeGreaterThan(2);
  const texts = await Promise.all(files.map(async (file) => (await store.read(file))?.toString() ?? ''));
  expect(texts.join('\n')).toContain('fee-schedule');
  expect(texts.filter((text) => /demo|branch-notes/.test(text))).toEqual([]);
});

it('a channel expires after thirty days and is refused after another fourteen, unless it is renewed', async () => {
  const { store, author, context } = await makeHarbour();
  await addPlugin(context, await makePacked(author));
  const dayMs = 24 * 3_600_000;
  expect(await inspectRegistry(store, now + 31 * dayMs)).toMatchObject([{ isInGrace: true, problems: [] }]);
  expect(await inspectRegistry(store, now + 45 * dayMs)).toMatchObject([{ problems: [{ code: 'DLV_EXPIRED' }] }]);
  const { stable } = await renew({ ...context, now: now + 31 * dayMs });
  // Nothing in it has changed, so browsers have it.
  expect(stable.number).toBe(1);
  expect(await inspectRegistry(store, now + 45 * dayMs)).toMatchObject([{ isInGrace: false, problems: [] }]);
});

it('after two rotations of the root and a renewal, the first root still leads to everything', async () => {
  const { store, root, author, context } = await makeHarbour();
  await addPlugin(context, await makePacked(author));
  const [second, third] = [makeSigner(), makeSigner()];
  await rotateRoot(store, { from: root, to: second, now });
  await rotateRoot(store, { from: second, to: third, now });
  expect(await versionsIn(store)).toMatchObject({ problems: ['DLV_UNKNOWN_KEY'] });
  await renew(context);
  expect(await versionsIn(store)).toEqual({ stable: ['fee-schedule 1.0.0'], problems: [] });
});

describe('an export', () => {
  it('is taken over, is refused if it is older or was changed, and takes nothing then', async () => {
    const { store, author, context } = await makeHarbour();
    await addPlugin(context, await makePacked(author));
    const first = await exportRegistry(store);
    await addPlugin(context, await makePacked(author, { version: '1.1.0', code: 'export default 2;' }));
    const second = await exportRegistry(store);
    const there = createFolderStore(await makeTestFolder());
    expect(await importRegistry(there, first, now)).toEqual(['harbour']);
    await importRegistry(there, second, now);
    expect(await versionsIn(there)).toEqual({ stable: ['fee-schedule 1.1.0'], problems: [] });
    await expect(importRegistry(there, first, now)).rejects.toThrow('number 1 of harbour; here is 2 already');
    const changed = Buffer.from(second);
    const place = changed.indexOf('export default 2;');
    changed.write('export default 3;', place);
    await expect(importRegistry(createMemoryStore(), changed, now)).rejects.toThrow(/FILE_CHANGED|not an export/);
    expect(await versionsIn(there)).toEqual({ stable: ['fee-schedule 1.1.0'], problems: [] });
  });

  it('of another registry is refused', async () => {
    const { store } = await makeHarbour();
    const other = await makeHarbour();
    await expect(importRegistry(store, await exportRegistry(other.store), now)).rejects.toThrow('another registry');
  });
});

it('names files that were changed, added or are missing', async () => {
  const folder = await makeTestFolder();
  const { author, publisher, store } = await makeRegistry(createFolderStore(folder));
  await addPlugin({ store, broker: 'harbour', publisher, now }, await makePacked(author));
  const [script = ''] = await store.list('plugins/fee-schedule/');
  const file = path.join(folder, path.dirname(script), 'plugin.js');
  await writeFile(file, `${await readFile(file, 'utf8')}//`);
  await writeFile(path.join(path.dirname(file), 'more.js'), '');
  expect(await versionsIn(store)).toMatchObject({ problems: ['FILE_CHANGED', 'FILE_ADDED'] });
});

it('of publishers who publish at once, each adds a revision and none is lost', async () => {
  const folder = await makeTestFolder();
  const { author, publisher, store } = await makeRegistry(createFolderStore(folder));
  const ids = Array.from({ length: 12 }, (_none, index) => `plugin-${index}`);
  await Promise.all(
    ids.map(async (id) => {
      const own = { store: createFolderStore(folder), broker: 'harbour', publisher, now };
      await addPlugin(own, await makePacked(author, { id }));
    }),
  );
  const { stable, problems } = await versionsIn(store);
  expect(problems).toEqual([]);
  expect(stable).toEqual(ids.map((id) => `${id} 1.0.0`).toSorted());
});
