import {
  changeApplicationStatuses,
  type ChinaAddressProof,
  getApplication,
  listApplications,
  listChinaAddressProofs,
  reviewChinaAddressProof,
} from '@brokerdesk/api';
import {
  createEmulator,
  demoAdmin,
  frozenTime,
  readOperationRecordsOf,
  setUpContent,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 160, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

async function list(client: TestClient, query: object = {}): Promise<readonly ChinaAddressProof[]> {
  return (await client.call(listChinaAddressProofs, { query: { size: 500, ...query } })).data.items;
}

async function find(client: TestClient, ...statuses: string[]): Promise<ChinaAddressProof> {
  return (await list(client)).find(({ applicationStatus }) =>
    statuses.includes(applicationStatus),
  ) as ChinaAddressProof;
}

function review(client: TestClient, { applyID, version }: ChinaAddressProof, body: object) {
  return client.call(reviewChinaAddressProof, { params: { applyID }, body: { version, ...body } as never });
}

test('the list has exactly the submitted applications whose answers name such a proof', async () => {
  const client = await setUpContent(emulator, 'proof-list');
  const { items } = (await client.call(listApplications, { query: { size: 500 } })).data;
  const named: string[] = [];
  for (const { applyID, status } of items) {
    const { pages } = (await client.call(getApplication, { params: { id: applyID } })).data;
    const answers = pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
    const isNamed = answers.some(({ questionID, value }) => questionID === 'chinaAddressProof' && value !== null);
    if (status !== 'PND' && isNamed) named.push(applyID);
  }
  const proofs = await list(client);
  expect(proofs.map(({ applyID }) => applyID).toSorted()).toEqual(named.toSorted());
  expect(proofs.length).toBeGreaterThan(10);
  for (const { kind, fileID, address } of proofs) {
    expect([kind.EN, kind.SC, kind.TC, address].every((text) => text !== '')).toBe(true);
    expect(fileID).toMatch(/addressProof/);
  }
});

test('a review is stored with its author, and can be taken back', async () => {
  const client = await setUpContent(emulator, 'proof-review');
  const proof = await find(client, 'SUB', 'RSB');
  expect(proof).toMatchObject({ status: 'PTA', reason: null, version: 1, updateBy: '' });
  const silent = await review(client, proof, { status: 'DPV' });
  expect(silent).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'reason', rule: 'required' }] } });
  const rejected = await review(client, proof, { status: 'DPV', reason: '超过三个月' });
  const expected = {
    ...proof,
    status: 'DPV',
    reason: '超过三个月',
    version: 2,
    updateTime: frozenTime,
    updateBy: demoAdmin,
  };
  expect(rejected.data).toEqual(expected);
  expect(await list(client, { status: 'DPV' })).toEqual([expected]);
  expect(await review(client, proof, { status: 'APV' })).toMatchObject({
    code: 'E0005',
    data: { current: expected },
  });
  const back = await review(client, rejected.data, { status: 'PTA' });
  expect(back.data).toMatchObject({ status: 'PTA', reason: null, version: 3 });
  const records = await readOperationRecordsOf(client, proof.applyID);
  expect(records.filter(({ operation }) => operation === 'chinaAddressProof.review')).toMatchObject([
    { changes: [{ before: 'DPV', after: 'PTA' }, { field: 'reason' }] },
    { by: 'demo.admin', changes: [{ field: 'status', before: 'PTA', after: 'DPV' }, { after: '超过三个月' }] },
  ]);
});

test('verifying an application approves its proof, unless staff have decided otherwise', async () => {
  const client = await setUpContent(emulator, 'proof-verify');
  const proof = await find(client, 'SUB', 'RSB');
  const { applyID } = proof;
  const { version } = (await client.call(getApplication, { params: { id: applyID } })).data;
  const body = { action: 'verify' as const, applications: [{ applyID, version }] };
  expect((await client.call(changeApplicationStatuses, { body })).code).toBe('OK');
  expect(await list(client, { applyID })).toEqual([{ ...proof, applicationStatus: 'CHK', status: 'APV' }]);
  const rejected = await review(client, proof, { status: 'DPV', reason: 'Unreadable' });
  expect(rejected.data).toMatchObject({ applicationStatus: 'CHK', status: 'DPV' });
});

test('past its check or without such a proof, an application cannot be reviewed', async () => {
  const client = await setUpContent(emulator, 'proof-refused');
  const past = await find(client, 'IBO', 'ARC');
  expect(await review(client, past, { status: 'APV' })).toMatchObject({
    code: 'E0015',
    data: { state: past.applicationStatus },
  });
  const { items } = (await client.call(listApplications, { query: { idType: 'HKID', status: 'SUB', size: 1 } })).data;
  const without = { ...past, applyID: items[0]?.applyID ?? '' };
  expect((await review(client, without, { status: 'APV' })).code).toBe('E0003');
});
