import {
  createFeedPlan,
  decideDeviceApplication,
  getTrader,
  listAdClicks,
  listAgreements,
  listDeviceApplications,
  listImages,
  listOperationRecords,
  listSystemActions,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { frozenTime, setUpContent } from '../../packages/mock-server/src/testing/setUpContent.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });

afterAll(() => emulator.close());

const agent = 'dm600301';

test('clicks count for an advertisement that is shown, and for no other', async () => {
  const client = await setUpContent(emulator, 'clients-clicks');
  const images = (await client.call(listImages)).data;
  const { imgID, clickCount } = images.find(({ state }) => state === 'showing')!;
  const click = (body: object) => client.send('POST', '/__mock/clients/ad_clicks', { body });
  const before = (await client.call(listAdClicks, { query: { imgID, dateFrom: '2026-03-02' } })).data[0]?.clicks ?? 0;
  expect((await click({ imgID })).body).toEqual({ imgID, day: '2026-03-02', clicks: before + 1 });
  expect((await click({ imgID, clicks: 9 })).body).toMatchObject({ clicks: before + 10 });
  const after = (await client.call(listImages)).data.find((image) => image.imgID === imgID);
  expect(after?.clickCount).toBe(clickCount + 10);
  const hidden = images.find(({ state }) => state !== 'showing')!;
  expect((await click({ imgID: hidden.imgID })).status).toBe(409);
  expect((await click({ imgID: 'none' })).status).toBe(404);
  expect((await click({ imgID, clicks: 0 })).status).toBe(400);
});

test('a device that a client applies for is in the list and can be approved', async () => {
  const client = await setUpContent(emulator, 'clients-device');
  const apply = (body: object) => client.send('POST', '/__mock/clients/device_applications', { body });
  const { status, body } = await apply({ loginID: agent, deviceInfo: 'Samsung S30' });
  expect(status).toBe(201);
  const { applicationID, version } = body as unknown as { readonly applicationID: string; readonly version: number };
  const { data } = await client.call(listDeviceApplications, { query: { loginID: agent, status: 'PND' } });
  expect(data.items.find((item) => item.applicationID === applicationID)).toMatchObject({
    deviceInfo: 'Samsung S30',
    userName: '羅雅涵',
    status: 'PND',
  });
  const decided = await client.call(decideDeviceApplication, {
    params: { applicationID },
    body: { action: 'approve', version },
  });
  expect(decided.data.status).toBe('BIND');
  expect((await apply({ loginID: 'none' })).status).toBe(404);
  expect((await apply({ loginID: agent, colour: 'red' })).status).toBe(400);
});

test('a suspended client gets no plan and no device, and an active one does again', async () => {
  const client = await setUpContent(emulator, 'clients-trader');
  const set = (userID: string, body: object) => client.send('PATCH', `/__mock/clients/traders/${userID}`, { body });
  expect((await set(agent, { status: 0 })).body).toEqual({ userID: agent, brokerCode: 'DEMO', status: 0 });
  expect((await client.call(getTrader, { params: { userID: agent } })).data.status).toBe(0);
  const plan = {
    userID: agent,
    customerName: 'LUO Yahan',
    packageCode: 'LEVEL_1' as const,
    limitType: 'quota' as const,
    quota: 1,
    effectiveDate: '2026-03-02',
  };
  expect(await client.call(createFeedPlan, { body: plan })).toMatchObject({ data: { rule: 'trader-not-active' } });
  const device = await client.send('POST', '/__mock/clients/device_applications', { body: { loginID: agent } });
  expect(device.status).toBe(409);
  await set(agent, { status: 1 });
  expect((await client.call(createFeedPlan, { body: plan })).code).toBe('OK');
  expect((await set('none', { status: 1 })).status).toBe(404);
  expect((await set(agent, { status: 7 })).status).toBe(400);
});

test('an accepted agreement is recorded with the version of its text', async () => {
  const client = await setUpContent(emulator, 'clients-agreement');
  const [agreement] = (await client.call(listAgreements)).data.items;
  const { agreementID, textVersion } = agreement!;
  const accept = (id: string, userID: string) =>
    client.send('POST', `/__mock/clients/agreements/${id}`, { body: { userID } });
  expect((await accept(agreementID, agent)).body).toMatchObject({ agreementID, userID: agent, textVersion });
  const records = await client.call(listOperationRecords, { query: { targetID: agreementID } });
  expect(records.data.items[0]).toMatchObject({
    operation: 'agreement.accept',
    actor: { kind: 'applicant', userID: agent },
    changes: [{ field: 'textVersion', after: String(textVersion) }],
  });
  const { data: actions } = await client.call(listSystemActions);
  expect(actions).toContainEqual(
    expect.objectContaining({ action: 'agreement.accept', resource: 'agreement', kind: 'applicant' }),
  );
  expect((await accept(agreementID, 'hb200105')).status).toBe(404);
  expect((await accept('none', agent)).status).toBe(404);
});
