import {
  type AgreementDetail,
  changeAgreement,
  createAgreement,
  deleteAgreement,
  listAgreementAcceptances,
  getAgreement,
  listAgreements,
  orderAgreements,
} from '@brokerdesk/api';
import {
  advanceClock,
  createEmulator,
  problemsOf,
  readOperationsOn,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const texts = {
  title: { EN: 'Derivatives', SC: '衍生产品', TC: '衍生產品' },
  content: { EN: 'They can expire worthless.', SC: '可能变得毫无价值。', TC: '可能變得毫無價值。' },
  checkboxText: { EN: 'I understand.', SC: '本人明白。', TC: '本人明白。' },
  agreeText: { EN: 'I agree', SC: '同意', TC: '同意' },
  disagreeText: { EN: 'I do not agree', SC: '不同意', TC: '不同意' },
};
const derivatives = { ...texts, category: 'additional', type: 'derivatives' } as const;
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

const create = async () => (await client.call(createAgreement, { body: derivatives })).data;

async function orderOf(category: AgreementDetail['category']) {
  const { data } = await client.call(listAgreements, { query: { category } });
  return data.items.map(({ type, sequence }) => [type, sequence]);
}

test('basic agreements come before additional ones, each in the order of its category', async () => {
  const { data } = await client.call(listAgreements);
  expect(data.items.map(({ category, type, sequence }) => [category, type, sequence])).toEqual([
    ['basic', 'client-agreement', 1],
    ['basic', 'personal-data', 2],
    ['basic', 'risk-disclosure', 3],
    ['basic', 'electronic', 4],
    ['additional', 'margin', 1],
    ['additional', 'stock-connect', 2],
    ['additional', 'market-data', 3],
  ]);
  const found = await client.call(listAgreements, { query: { q: '孖展', type: 'margin' } });
  expect(found.data.items.map(({ agreementID }) => agreementID)).toEqual(['AGR-DEMO-margin']);
});

test('a changed text becomes a new version and the old one is kept; an unchanged text does not', async () => {
  const created = await create();
  const first = { ...texts, textVersion: 1, sinceTime: created.createTime, writtenBy: created.updateBy };
  expect(created).toEqual({
    ...derivatives,
    agreementID: 'AGR-1',
    textVersion: 1,
    sequence: 4,
    createTime: '2026-03-02T03:00:00.000Z',
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'CHEUNG Mei Kuen 張美娟',
    textVersions: [first],
  });
  await advanceClock(client, 60);
  const params = { agreementID: created.agreementID };
  const same = await client.call(changeAgreement, { params, body: { ...derivatives, version: 1 } });
  expect(same.data).toMatchObject({ version: 2, textVersion: 1, textVersions: [first] });
  const checkboxText = { ...texts.checkboxText, EN: 'I understand the risks.' };
  const body = { ...derivatives, checkboxText, version: 2 };
  const { data } = await client.call(changeAgreement, { params, body });
  expect(data).toMatchObject({ version: 3, textVersion: 2, checkboxText });
  expect(data.textVersions).toEqual([
    { ...first, textVersion: 2, checkboxText, sinceTime: '2026-03-02T03:01:00.000Z' },
    first,
  ]);
  expect((await client.call(getAgreement, { params })).data).toEqual(data);
  expect((await readOperationsOn(client, params.agreementID)).map(([operation]) => operation)).toEqual([
    'agreement.create',
    'agreement.change',
    'agreement.change',
  ]);
});

test('the agreements of the demo data have earlier versions', async () => {
  const { data } = await client.call(getAgreement, { params: { agreementID: 'AGR-DEMO-risk-disclosure' } });
  expect(data.textVersions.map(({ textVersion }) => textVersion)).toEqual([3, 2, 1]);
  const lengths = data.textVersions.map(({ content }) => content.TC.length);
  expect(lengths).toEqual(lengths.toSorted((left, right) => right - left));
  expect(new Set(lengths).size).toBe(3);
  expect(data.textVersions[0]?.content).toEqual(data.content);
});

test.each(['title', 'content', 'checkboxText', 'agreeText', 'disagreeText'] as const)(
  'no agreement goes without its %s in any language',
  async (field) => {
    const body = { ...derivatives, [field]: { EN: '', SC: '  ', TC: '好' } };
    const { code, data } = await client.call(createAgreement, { body });
    expect([code, problemsOf(data)]).toEqual(['E0004', [`${field}.EN too_small`, `${field}.SC too_small`]]);
  },
);

test('a type of the other category and a missing type are rejected', async () => {
  const other = await client.call(createAgreement, { body: { ...derivatives, category: 'basic' } });
  expect([other.code, problemsOf(other.data)]).toEqual(['E0004', ['type category']]);
  const { type: _type, ...without } = derivatives;
  const none = await client.call(createAgreement, { body: without as typeof derivatives });
  expect([none.code, problemsOf(none.data)]).toEqual(['E0004', ['type required']]);
});

test('an agreement moves to the end of another category, and the old category closes the gap', async () => {
  const params = { agreementID: 'AGR-DEMO-personal-data' };
  const { data } = await client.call(getAgreement, { params });
  const { title, content, checkboxText, agreeText, disagreeText, version } = data;
  const body = { title, content, checkboxText, agreeText, disagreeText, version, category: 'additional' } as const;
  const moved = await client.call(changeAgreement, { params, body: { ...body, type: 'overseas-securities' } });
  expect(moved.data).toMatchObject({ sequence: 4, textVersion: 1 });
  expect(await orderOf('basic')).toEqual([
    ['client-agreement', 1],
    ['risk-disclosure', 2],
    ['electronic', 3],
  ]);
});

test('a category is sorted by naming exactly its agreements', async () => {
  const { data } = await client.call(listAgreements, { query: { category: 'additional' } });
  const ids = data.items.map(({ agreementID }) => agreementID);
  const sequence = [...ids.slice(1), ids[0] ?? ''];
  const ordered = await client.call(orderAgreements, { body: { category: 'additional', sequence } });
  expect(ordered.data).toEqual({ category: 'additional', sequence });
  const refused = await client.call(orderAgreements, { body: { category: 'basic', sequence } });
  expect([refused.code, refused.data]).toMatchObject(['E0005', { current: { sequence: expect.any(Array) } }]);
});

test('one that no client has accepted can be deleted, and those after it move up', async () => {
  const { agreementID, category, sequence } = await create();
  const before = (await client.call(listAgreements, { query: { category } })).data.items.map((one) => one.agreementID);
  expect(before[sequence - 1]).toBe(agreementID);
  await client.call(orderAgreements, { body: { category, sequence: before.toReversed() } });
  await client.call(deleteAgreement, { params: { agreementID }, query: { version: 1 } });
  const { items } = (await client.call(listAgreements, { query: { category } })).data;
  expect(items.map((one) => [one.agreementID, one.sequence])).toEqual(
    before
      .filter((id) => id !== agreementID)
      .toReversed()
      .map((id, index) => [id, index + 1]),
  );
});

test('one that clients have accepted is kept, as the record of what they agreed to', async () => {
  const { items } = (await client.call(listAgreements, { query: { category: 'additional' } })).data;
  const [{ agreementID, version }] = items as [(typeof items)[0]];
  const { total } = (await client.call(listAgreementAcceptances, { query: { agreementID } })).data;
  expect(total).toBeGreaterThan(0);
  const refused = await client.call(deleteAgreement, { params: { agreementID }, query: { version } });
  expect([refused.code, refused.data]).toEqual(['E0012', { acceptances: total }]);
  expect((await client.call(listAgreementAcceptances, { query: { agreementID } })).data.total).toBe(total);
});

test('a stale version is rejected with the current record', async () => {
  const current = await create();
  const { agreementID, updateBy, updateTime } = current;
  const responses = [
    await client.call(changeAgreement, { params: { agreementID }, body: { ...derivatives, version: 7 } }),
    await client.call(deleteAgreement, { params: { agreementID }, query: { version: 7 } }),
  ];
  const conflict = ['E0005', { current, by: updateBy, at: updateTime }];
  expect(responses.map(({ code, data }) => [code, data])).toEqual([conflict, conflict]);
});
