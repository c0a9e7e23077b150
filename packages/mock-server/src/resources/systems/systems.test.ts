import {
  getConfiguration,
  getSystemFile,
  listBrokerInfos,
  listImages,
  listCountries,
  listSystemActions,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'systems');

afterAll(() => emulator.close());

test('all countries and regions have names in three languages and an area code, the usual ones first', async () => {
  const { data } = await client.call(listCountries);
  expect(data.slice(0, 4)).toEqual([
    { code: 'HK', name: { EN: 'Hong Kong', SC: '中国香港', TC: '香港' }, areaCode: '+852' },
    { code: 'CN', name: { EN: 'Mainland China', SC: '中国内地', TC: '中國內地' }, areaCode: '+86' },
    { code: 'MO', name: { EN: 'Macau', SC: '中国澳门', TC: '澳門' }, areaCode: '+853' },
    { code: 'AF', name: { EN: 'Afghanistan', SC: '阿富汗', TC: '阿富汗' }, areaCode: '+93' },
  ]);
  expect(data).toHaveLength(249);
  expect(new Set(data.map(({ code }) => code)).size).toBe(249);
  expect(data.filter(({ areaCode }) => !/^\+[1-9]\d{0,3}$/.test(areaCode))).toEqual([]);
  expect(data.filter(({ code, name }) => Object.values(name).includes(code))).toEqual([]);
});

test('the actions are those of the operation records, by name', async () => {
  await client.signIn('DEMO', 'demo.reader');
  const { data } = await client.call(listSystemActions);
  expect(data).toContainEqual({
    action: 'user.create',
    resource: 'user',
    resourceName: { EN: 'User', SC: '用户', TC: '用戶' },
    fields: expect.arrayContaining([{ field: 'email', name: { EN: 'Email', SC: '电子邮箱', TC: '電郵' }, values: [] }]),
    kind: 'staff',
    name: { EN: 'User created', SC: '新建用户', TC: '新增用戶' },
  });
  expect(data.some(({ kind }) => kind === 'system')).toBe(true);
  const names = data.map(({ action }) => action);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test('a file that does not exist is not found', async () => {
  expect(await client.call(getSystemFile, { query: { fileID: 'PI-NOTHING' } })).toMatchObject({
    status: 404,
    code: 'E0003',
    data: null as never,
  });
});

test('the brokers and the theme of the named one are public', async () => {
  const nobody = openClient(emulator, 'systems-nobody');
  expect((await nobody.call(listBrokerInfos)).data.map(({ brokerCode }) => brokerCode)).toContain('HARBOUR');
  const { data } = await nobody.call(getConfiguration, {}, { 'broker-code': 'HARBOUR' });
  expect(data.broker.displayCode).toBe('harbour');
  expect((await nobody.call(getConfiguration, {}, { 'broker-code': 'NOBODY' })).code).toBe('E0003');
});

test('the configuration lists the currently shown advertisements, by position, and no others', async () => {
  const nobody = openClient(emulator, 'systems-advertisements');
  const { data } = await nobody.call(getConfiguration, {}, { 'broker-code': 'DEMO' });
  await nobody.signIn('DEMO', 'demo.admin');
  const { data: all } = await nobody.call(listImages, { query: { state: 'showing' } });
  const idsAt = (place: string) => all.filter(({ location }) => location === place).map(({ imgID }) => imgID);
  expect(data.advertisements.beforeLogin.map(({ imgID }) => imgID)).toEqual(idsAt('before-login'));
  expect(data.advertisements.afterLogin.map(({ imgID }) => imgID)).toEqual(idsAt('after-login'));
  expect(all.length).toBeGreaterThan(1);
  const address = data.advertisements.beforeLogin[0]?.pictureUrl ?? '';
  const picture = await emulator.app.inject({
    url: `/api${address}`,
    headers: { 'mock-sandbox': 'systems-advertisements' },
  });
  expect(picture.statusCode).toBe(200);
});
