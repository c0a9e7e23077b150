import {
  type BrokerPackages,
  getTrader,
  listFeedPackages,
  listFeedPlans,
  listTraders,
  updateFeedPackages,
} from '@brokerdesk/api';
import {
  createEmulator,
  frozenTime,
  readOperationRecordsOf,
  setUpContent,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

const provider = ['2GO', 'provider.admin'] as const;

async function packagesOf(client: TestClient, brokerCode: string): Promise<BrokerPackages> {
  return (await client.call(listFeedPackages, { query: { brokerCode } })).data[0] as BrokerPackages;
}

function update(client: TestClient, { brokerCode, version }: BrokerPackages, packages: readonly object[]) {
  return client.call(updateFeedPackages, { params: { brokerCode }, body: { packages, version } as never });
}

function written({ packageCode, limitType, quota }: BrokerPackages['packages'][number]) {
  return { packageCode, limitType, quota };
}

test('the provider sells more to a broker, which sees it at once', async () => {
  const internal = await setUpContent(emulator, 'packages-sell', provider);
  const before = await packagesOf(internal, 'HARBOUR');
  const more = [...before.packages.map(written), { packageCode: 'US_REAL_TIME', limitType: 'quota', quota: 5 }];
  const { data } = await update(internal, before, more);
  expect(data.packages.slice(0, -1)).toEqual(before.packages);
  expect(data.packages.at(-1)).toMatchObject({ packageCode: 'US_REAL_TIME', quota: 5, inUse: 0, plans: 0 });
  const harbour = await setUpContent(emulator, 'packages-sell', ['HARBOUR', 'harbour.admin']);
  expect((await harbour.call(listFeedPackages)).data).toEqual([data]);
  expect((await harbour.call(listFeedPackages, { query: { brokerCode: 'DEMO' } })).code).toBe('E0003');
  expect(await readOperationRecordsOf(harbour, 'HARBOUR')).toMatchObject([
    { operation: 'feedPackage.update', by: 'provider.admin', targetName: 'Harbour Bright Securities' },
  ]);
});

test('each broker has the number of its plans that wait for the provider', async () => {
  const internal = await setUpContent(emulator, 'packages-waiting', provider);
  const { data } = await internal.call(listFeedPackages);
  for (const { brokerCode, needsAudit } of data) {
    const { total } = (await internal.call(listFeedPlans, { query: { brokerCode, needsAudit: 'true' } })).data;
    expect(needsAudit).toBe(total);
  }
  expect(data.some(({ needsAudit }) => needsAudit > 0)).toBe(true);
});

test('packages in use can neither be removed nor cut below their use', async () => {
  const internal = await setUpContent(emulator, 'packages-cut', provider);
  const before = await packagesOf(internal, 'DEMO');
  const withLevelTwo = (quota: number) =>
    before.packages.map((one) => (one.packageCode === 'LEVEL_2' ? { ...written(one), quota } : written(one)));
  const inUse = before.packages.find(({ packageCode }) => packageCode === 'LEVEL_2')?.inUse ?? 0;
  expect(inUse).toBeGreaterThan(1);
  const cut = await update(internal, before, withLevelTwo(inUse - 1));
  expect(cut).toMatchObject({
    code: 'E0016',
    data: { rule: 'quota-exceeded', packageCode: 'LEVEL_2', total: inUse - 1, inUse },
  });
  expect((await update(internal, before, [])).code).toBe('E0012');
  expect((await update(internal, before, withLevelTwo(inUse))).data.version).toBe(before.version + 1);
  expect((await update(internal, before, withLevelTwo(inUse))).code).toBe('E0005');
});

test('each package appears once with one kind of limit', async () => {
  const internal = await setUpContent(emulator, 'packages-wrong', provider);
  const before = await packagesOf(internal, 'LOTUS');
  expect(before.packages).toEqual([]);
  const twice = { packageCode: 'LEVEL_1', limitType: 'unlimited' };
  const response = await update(internal, before, [
    twice,
    { ...twice, quota: 3 },
    { packageCode: 'LEVEL_2', limitType: 'quota' },
  ]);
  expect(response).toMatchObject({
    code: 'E0004',
    data: {
      fields: [
        { path: 'packages.1.quota', rule: 'empty' },
        { path: 'packages.2.quota', rule: 'required' },
        { path: 'packages.1.packageCode', rule: 'unique' },
      ],
    },
  });
  expect((await update(internal, { ...before, brokerCode: '2GO' }, [])).code).toBe('E0003');
});

test('traders are found by their names in every language, by state and by plan', async () => {
  const client = await setUpContent(emulator, 'traders');
  const search = async (query: object) => (await client.call(listTraders, { query })).data;
  expect((await search({ q: '关德明' })).items.map(({ userID }) => userID)).toEqual(['dm600315']);
  expect((await search({ status: '-1' })).items.map(({ status }) => status)).toEqual([-1]);
  const all = await search({ size: 500 });
  const [withPlan, without] = [await search({ hasPlan: 'true' }), await search({ hasPlan: 'false' })];
  expect(withPlan.total + without.total).toBe(all.total);
  expect(all.items.find(({ userID }) => userID === 'dm600315')).toMatchObject({
    nameEN: 'Kam Hing Trading Limited',
    currentPlan: { packageCode: 'LEVEL_2', quota: 6 },
    subUsers: [{ currentPlan: { packageCode: 'STREAMING' } }, { currentPlan: null }, { currentPlan: null }],
  });
  const harbour = await setUpContent(emulator, 'traders', ['HARBOUR', 'harbour.admin']);
  expect((await harbour.call(getTrader, { params: { userID: 'dm600315' } })).code).toBe('E0003');
  const internal = await setUpContent(emulator, 'traders', provider);
  expect((await internal.call(listTraders, { query: { brokerCode: 'DEMO', size: 500 } })).data).toEqual(all);
});
