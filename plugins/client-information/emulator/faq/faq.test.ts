import {
  changeFaq,
  changeFaqCategory,
  createFaq,
  createFaqCategory,
  deleteFaq,
  deleteFaqCategory,
  listFaq,
  listFaqCategories,
  orderFaq,
  orderFaqCategories,
} from '@brokerdesk/api';
import {
  createEmulator,
  problemsOf,
  readOperationsOn,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const opening = 'FQC-DEMO-OPENING';
const trading = 'FQC-DEMO-TRADING';
const parking = {
  question: { EN: 'Can I park at the branch?', SC: '分行可以停车吗？', TC: '分行可以泊車嗎？' },
  answer: { EN: 'No.\nThe MTR is near.', SC: '不可以。\n请乘坐港铁。', TC: '不可以。\n請乘搭港鐵。' },
  published: true,
};
const visits = { EN: 'Visits', SC: '到访', TC: '到訪' };
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

async function questionsOf(categoryID: string) {
  const { data } = await client.call(listFaq, { query: { categoryID } });
  return data.items.map(({ faqID, sequence }) => [faqID.split('-').at(-1), sequence]);
}

const categories = async () => (await client.call(listFaqCategories)).data;
const createCategory = async () => (await client.call(createFaqCategory, { body: { name: visits } })).data;

test('the demonstration has twelve questions in four categories, in their order', async () => {
  expect(
    (await categories()).map(({ name, sequence, questionCount, publishedCount }) => [
      name.EN,
      sequence,
      questionCount,
      publishedCount,
    ]),
  ).toEqual([
    ['Opening an account', 1, 3, 3],
    ['Deposits and withdrawals', 2, 3, 3],
    ['Trading', 3, 3, 3],
    ['Your account and its security', 4, 3, 2],
  ]);
  const { data } = await client.call(listFaq);
  expect(data.total).toBe(12);
  expect(data.items.map(({ categoryName, sequence }) => `${categoryName.EN} ${sequence}`).slice(2, 5)).toEqual([
    'Opening an account 3',
    'Deposits and withdrawals 1',
    'Deposits and withdrawals 2',
  ]);
});

test('the list finds questions and answers in every language, published or not', async () => {
  const found = await client.call(listFaq, { query: { q: '孖展' } });
  expect(found.data.items.map(({ faqID }) => faqID)).toEqual(['FAQ-DEMO-TRADING-2']);
  const hidden = await client.call(listFaq, { query: { published: 'false' } });
  expect(hidden.data.items.map(({ faqID }) => faqID)).toEqual(['FAQ-DEMO-SECURITY-3']);
  const one = await client.call(listFaq, { query: { faqID: 'FAQ-DEMO-SECURITY-3' } });
  expect(one.data.items).toEqual(hidden.data.items);
  const bySomebodyElse = await client.call(listFaq, { query: { categoryID: 'FQC-HARBOUR-TRADING' } });
  expect(bySomebodyElse.data.total).toBe(0);
});

test('a new question is the last of its category and counts there', async () => {
  const { data } = await client.call(createFaq, { body: { ...parking, categoryID: trading } });
  expect(data).toEqual({
    ...parking,
    categoryID: trading,
    categoryName: { EN: 'Trading', SC: '证券交易', TC: '證券交易' },
    faqID: 'FAQ-1',
    sequence: 4,
    createTime: '2026-03-02T03:00:00.000Z',
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'CHEUNG Mei Kuen 張美娟',
  });
  expect((await categories())[2]).toMatchObject({ questionCount: 4, publishedCount: 4 });
  const body = { ...parking, categoryID: trading, published: false, version: 1 };
  await client.call(changeFaq, { params: { faqID: 'FAQ-1' }, body });
  expect((await categories())[2]).toMatchObject({ questionCount: 4, publishedCount: 3 });
  expect(await readOperationsOn(client, 'FAQ-1')).toEqual([
    ['faq.create', []],
    ['faq.change', [{ field: 'published', before: 'true', after: 'false' }]],
  ]);
});

test('in another category a question becomes the last one, and those it left close up', async () => {
  const first = (await client.call(listFaq, { query: { categoryID: opening } })).data.items[0];
  const { faqID = '', question, answer } = first ?? {};
  const body = {
    categoryID: trading,
    question: question ?? visits,
    answer: answer ?? visits,
    published: true,
    version: 1,
  };
  expect((await client.call(changeFaq, { params: { faqID }, body })).data).toMatchObject({ sequence: 4, version: 2 });
  expect(await questionsOf(opening)).toEqual([
    ['2', 1],
    ['3', 2],
  ]);
});

test('questions are ordered within their category, and close up when one is deleted', async () => {
  const ids = (await client.call(listFaq, { query: { categoryID: opening } })).data.items.map(({ faqID }) => faqID);
  const sequence = ids.toReversed();
  const { data } = await client.call(orderFaq, { body: { categoryID: opening, sequence } });
  expect(data).toEqual({ categoryID: opening, sequence });
  await client.call(deleteFaq, { params: { faqID: ids[1] ?? '' }, query: { version: 1 } });
  expect(await questionsOf(opening)).toEqual([
    ['3', 1],
    ['1', 2],
  ]);
  const refused = await client.call(orderFaq, { body: { categoryID: opening, sequence } });
  expect([refused.code, refused.data]).toMatchObject(['E0005', { current: { sequence: [ids[2], ids[0]] } }]);
});

test('a question cannot be in a missing category or in another broker’s', async () => {
  for (const categoryID of ['FQC-none', 'FQC-HARBOUR-TRADING']) {
    const responses = [
      await client.call(createFaq, { body: { ...parking, categoryID } }),
      await client.call(orderFaq, { body: { categoryID, sequence: [] } }),
      await client.call(changeFaq, {
        params: { faqID: 'FAQ-DEMO-TRADING-1' },
        body: { ...parking, categoryID, version: 1 },
      }),
    ];
    for (const { code, data } of responses) expect([code, problemsOf(data)]).toEqual(['E0004', ['categoryID unknown']]);
  }
});

test('a category with questions stays, and so does the last one', async () => {
  const remove = (categoryID: string) =>
    client.call(deleteFaqCategory, { params: { categoryID }, query: { version: 1 } });
  const refused = await remove(trading);
  expect([refused.code, refused.data]).toEqual(['E0012', { questionCount: 3 }]);
  const { items } = (await client.call(listFaq)).data;
  for (const { faqID, version } of items) await client.call(deleteFaq, { params: { faqID }, query: { version } });
  const all = (await categories()).map(({ categoryID }) => categoryID);
  const codes = [];
  for (const categoryID of all) codes.push((await remove(categoryID)).code);
  expect(codes).toEqual(['OK', 'OK', 'OK', 'E0016']);
  expect((await remove(all[3] ?? '')).data).toEqual({ rule: 'keep-one-category' });
  expect((await categories()).map(({ name, sequence }) => [name.EN, sequence])).toEqual([
    ['Your account and its security', 1],
  ]);
});

test('categories have unique names and an order', async () => {
  const created = await createCategory();
  expect(created).toMatchObject({ name: visits, sequence: 5, questionCount: 0, version: 1 });
  const twice = await client.call(createFaqCategory, { body: { name: { ...visits, SC: '拜访', EN: 'VISITS' } } });
  expect([twice.code, problemsOf(twice.data)]).toEqual(['E0004', ['name.EN duplicate', 'name.TC duplicate']]);
  const params = { categoryID: created.categoryID };
  const renamed = await client.call(changeFaqCategory, {
    params,
    body: { name: { ...visits, EN: 'Calls' }, version: 1 },
  });
  expect(renamed.data).toMatchObject({ name: { ...visits, EN: 'Calls' }, version: 2 });
  const sequence = (await categories()).map(({ categoryID }) => categoryID).toReversed();
  expect((await client.call(orderFaqCategories, { body: { sequence } })).data).toEqual({ sequence });
  expect((await client.call(listFaq)).data.items[0]?.categoryName.EN).toBe('Your account and its security');
  const refused = await client.call(orderFaqCategories, { body: { sequence: sequence.slice(1) } });
  expect([refused.code, refused.data]).toMatchObject(['E0005', { current: { sequence } }]);
});

test('a stale version is rejected with the current record', async () => {
  const category = await createCategory();
  const { categoryID } = category;
  const current = (await client.call(createFaq, { body: { ...parking, categoryID } })).data;
  const params = { faqID: current.faqID };
  const questionAnswers = [
    await client.call(changeFaq, { params, body: { ...parking, categoryID, version: 2 } }),
    await client.call(deleteFaq, { params, query: { version: 2 } }),
  ];
  for (const { code, data } of questionAnswers) expect([code, data]).toMatchObject(['E0005', { current }]);
  const categoryAnswers = [
    await client.call(changeFaqCategory, { params: { categoryID }, body: { name: visits, version: 2 } }),
    await client.call(deleteFaqCategory, { params: { categoryID }, query: { version: 2 } }),
  ];
  const present = { ...category, questionCount: 1, publishedCount: 1 };
  for (const { code, data } of categoryAnswers) expect([code, data]).toMatchObject(['E0005', { current: present }]);
});

test('500 questions have the saved order on every page of the list', async () => {
  const first = (await client.call(listFaq, { query: { faqID: 'FAQ-DEMO-OPENING-1' } })).data.items[0]!;
  const ids = Array.from({ length: 500 }, (_, index) => `FAQ-MANY-${index}`);
  const { categoryID } = await createCategory();
  for (const [index, faqID] of ids.entries()) {
    const row = { ...first, faqID, categoryID, brokerCode: 'DEMO', sequence: index + 1 };
    await client.send('PUT', `/__mock/state/faq/${faqID}`, { body: row });
  }
  // Every third one first, in reverse: no question keeps its place by chance.
  const sequence = ids.filter((_, index) => index % 3 === 1).toReversed();
  sequence.push(...ids.filter((id) => !sequence.includes(id)).toReversed());
  await client.call(orderFaq, { body: { categoryID, sequence } });
  const pages = [];
  for (let page = 1; page <= 10; page += 1) {
    pages.push(...(await client.call(listFaq, { query: { categoryID, sort: 'sequence', page, size: 50 } })).data.items);
  }
  expect(pages.map(({ faqID }) => faqID)).toEqual(sequence);
  expect(pages.map((faq) => faq.sequence)).toEqual(sequence.map((_, index) => index + 1));
});
