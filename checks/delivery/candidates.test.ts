// Who gets a candidate, and what a browser does when it fails.
import { cohortCount, cohortOf } from '@brokerdesk/plugin-sdk/delivery';
import { beforeEach, expect, test } from 'vitest';
import { addPlugin, promote, stopCandidate } from '../../packages/cli/src/registry/changes.ts';
import { makePacked } from '../../packages/cli/src/registry/registryFixture.ts';
import { rememberFailedCandidate } from '../../packages/host/src/delivery/DeliveryMemory.ts';
import { makeServed, openNewBrowser, visit } from './ServedRegistry.ts';

beforeEach(openNewBrowser);

async function makeWithCandidate(share: number, accounts: readonly string[] = []) {
  const registry = await makeServed();
  const packed = await makePacked(registry.author, { version: '1.1.0', code: 'export default 2;' });
  await addPlugin(registry.context, packed, { share, accounts });
  const load = async (account?: string) => {
    const { entries, ...rest } = await visit({
      files: registry.files,
      root: registry.root.key,
      ...(account && { account }),
    });
    return { version: entries[0]?.manifest.version, ...rest };
  };
  return { ...registry, load };
}

test('of 10,000 accounts, a higher share takes the candidate from none, and each share is met', async () => {
  const accounts = Array.from({ length: 10_000 }, (_none, index) => `user.${index}`);
  const cohorts = await Promise.all(accounts.map((account) => cohortOf(account, 'fee-schedule')));
  const others = await Promise.all(accounts.map((account) => cohortOf(account, 'branch-notes')));
  let before = new Set<string>();
  for (const share of [10, 100, 500, cohortCount]) {
    const having = new Set(accounts.filter((_account, index) => (cohorts[index] ?? 0) < share));
    expect([...before].filter((account) => !having.has(account))).toEqual([]);
    expect(Math.abs(having.size / accounts.length - share / cohortCount)).toBeLessThan(0.02);
    before = having;
  }
  expect(before.size).toBe(accounts.length);
  // Another plugin has other first accounts.
  const inBoth = accounts.filter((_account, index) => (cohorts[index] ?? 0) < 100 && (others[index] ?? 0) < 100);
  expect(inBoth.length).toBeLessThan(200);
});

test('named accounts get it first; one that is stopped stays with those who have it', async () => {
  const { context, load } = await makeWithCandidate(0, ['harbour.admin']);
  expect((await load('harbour.admin')).version).toBe('1.1.0');
  expect((await load('harbour.reviewer')).version).toBe('1.0.0');
  await promote(context, cohortCount);
  expect((await load('harbour.reviewer')).version).toBe('1.1.0');
  await stopCandidate(context);
  expect((await load('harbour.reviewer')).version).toBe('1.1.0');
  openNewBrowser();
  expect((await load('harbour.reviewer')).version).toBe('1.0.0');
  expect((await load('harbour.admin')).version).toBe('1.1.0');
});

test('one that failed is not taken again, which is said once, and the next one is tried', async () => {
  const { root, author, context, load } = await makeWithCandidate(cohortCount);
  const first = await load();
  expect(first).toMatchObject({ version: '1.1.0', hasReturned: false });
  rememberFailedCandidate('harbour', root.key, first.candidate ?? '');
  expect(await load()).toMatchObject({ version: '1.0.0', hasReturned: true, candidate: undefined });
  expect(await load()).toMatchObject({ version: '1.0.0', hasReturned: false });
  await promote(context, undefined);
  // It is for all now, and there is no other.
  expect(await load()).toMatchObject({ version: '1.1.0' });
  const next = await makePacked(author, { version: '1.2.0', code: 'export default 3;' });
  await addPlugin(context, next, { share: cohortCount, accounts: [] });
  expect(await load()).toMatchObject({ version: '1.2.0', hasReturned: false });
});

test('one whose files cannot be used is not taken, and the stable one is', async () => {
  const { files, load } = await makeWithCandidate(cohortCount);
  for (const file of [...files.keys()].filter((name) => /1\.1\.0.*signed\.json$/.test(name))) files.delete(file);
  expect(await load()).toMatchObject({ version: '1.0.0', hasReturned: true, refusals: [] });
});

test('a user without its functions fetches nothing of a plugin; a plugin of the portal’s own names is refused', async () => {
  const { files, root, author, context } = await makeServed();
  expect(await visit({ files, root: root.key, granted: ['RAO_APPLY'] })).toMatchObject({ entries: [], refusals: [] });
  await addPlugin(context, await makePacked(author, { id: 'faq' }));
  const { refusals, entries } = await visit({ files, root: root.key, granted: ['X_FAQ', 'X_FEE_SCHEDULE'] });
  expect(refusals).toMatchObject([{ pluginId: 'faq', code: 'DLV_TAKEN' }]);
  expect(entries).toHaveLength(1);
});

test('a broker without deliveries has none, and no fault', async () => {
  const { files, root } = await makeServed();
  expect(await visit({ files, root: root.key, displayCode: 'demo' })).toMatchObject({ entries: [], refusals: [] });
});
