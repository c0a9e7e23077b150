import {
  type AgreementAcceptance,
  type InputOf,
  changeAgreement,
  createAgreement,
  deleteAgreement,
  getAgreement,
  listAgreementAcceptances,
  listAgreementProfiles,
  listApplications,
} from '@brokerdesk/api';
import { advanceClock, createEmulator, openClient, problemsOf } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 200, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'acceptances');
const risk = { agreementID: 'AGR-DEMO-risk-disclosure' };
type Query = Omit<InputOf<typeof listAgreementAcceptances>['query'], 'agreementID'>;

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
});
afterAll(() => emulator.close());

async function list(query: Query = {}) {
  return (await client.call(listAgreementAcceptances, { query: { ...risk, size: 500, ...query } })).data;
}

test('every submitted application has accepted the version that was current on its day', async () => {
  const submitted = (await client.call(listApplications, { query: { size: 500 } })).data.items.filter(
    ({ status }) => status !== 'PND',
  );
  const { textVersions } = (await client.call(getAgreement, { params: risk })).data;
  const profiles = (await client.call(listAgreementProfiles, { params: risk })).data.map(({ profileID }) => profileID);
  const currentOn = (day: string) => textVersions.find(({ sinceTime }) => sinceTime <= day)?.textVersion;
  const expected = submitted
    .filter(({ profileID }) => profiles.includes(profileID))
    .map(({ applyID, applyDate }) => `${applyID} ${currentOn(applyDate)}`);
  const { items } = await list({ source: 'application' });
  expect(new Set(items.map(({ applyID, textVersion }) => `${applyID} ${textVersion}`))).toEqual(new Set(expected));
  expect(items).toHaveLength(expected.length);
  expect(items.length).toBeGreaterThan(100);
});

test('no client accepted a version before it was written, or twice', async () => {
  const { items } = await list();
  const { textVersions } = (await client.call(getAgreement, { params: risk })).data;
  for (const { textVersion, acceptTime } of items) {
    const since = textVersions.find((version) => version.textVersion === textVersion)?.sinceTime ?? '';
    expect(Date.parse(acceptTime)).toBeGreaterThanOrEqual(Date.parse(since));
    expect(Date.parse(acceptTime)).toBeLessThanOrEqual(Date.parse('2026-03-02T03:00:00Z'));
  }
  const keys = items.map(({ applyID, userID, textVersion }) => `${applyID} ${userID} ${textVersion}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each<[string, Query, (one: AgreementAcceptance) => boolean]>([
  ['source', { source: 'account' }, ({ source }) => source === 'account'],
  ['version', { textVersion: 2 }, ({ textVersion }) => textVersion === 2],
  [
    'day',
    { dateFrom: '2026-02-01', dateTo: '2026-02-28' },
    ({ acceptTime }) => shanghaiMonth(acceptTime) === '2026-02',
  ],
  ['login', { q: 'DM600118' }, ({ userID }) => userID === 'dm600118'],
  ['Chinese name', { q: '陳國良' }, ({ name }) => name.TC.includes('陳國良')],
])('the filter by %s keeps exactly its rows, the newest first', async (_what, query, keeps) => {
  const all = await list();
  const found = await list(query);
  expect(found.items).toEqual(all.items.filter(keeps));
  expect(found.total).toBeGreaterThan(0);
  const times = found.items.map(({ acceptTime }) => Date.parse(acceptTime));
  expect(times).toEqual(times.toSorted((left, right) => right - left));
});

test('counts the acceptances of each version, also while one of them is shown', async () => {
  const { items, versions } = await list();
  const countOf = (version: number) => items.filter(({ textVersion }) => textVersion === version).length;
  expect(versions).toEqual([3, 2, 1].map((textVersion) => ({ textVersion, count: countOf(textVersion) })));
  expect((await list({ textVersion: 1 })).versions).toEqual(versions);
});

test('a client accepts the present version once, and a changed text is a new version to accept', async () => {
  const worker = openClient(emulator, 'acceptances-new');
  await worker.signIn('DEMO', 'demo.admin');
  const accept = () =>
    worker.send('POST', `/__mock/clients/agreements/${risk.agreementID}`, { body: { userID: 'dm600440' } });
  const read = async () => {
    const { data } = await worker.call(listAgreementAcceptances, { query: { ...risk, q: 'dm600440' } });
    return data.items.map(({ textVersion }) => textVersion);
  };
  const { textVersions: _versions, ...current } = (await worker.call(getAgreement, { params: risk })).data;
  const { title, content, checkboxText, agreeText, disagreeText, category, type, version } = current;
  const texts = { title, content, agreeText, disagreeText, checkboxText: { ...checkboxText, EN: 'I have read it.' } };
  await advanceClock(worker, 60);
  await worker.call(changeAgreement, { params: risk, body: { ...texts, category, type, version } });
  await accept();
  await accept();
  expect(await read()).toEqual([4, 3]);
});

test('a deleted agreement cannot be accepted any more, and has no acceptances', async () => {
  const worker = openClient(emulator, 'acceptances-deleted');
  await worker.signIn('DEMO', 'demo.admin');
  const { title, content, checkboxText, agreeText, disagreeText } = (await worker.call(getAgreement, { params: risk }))
    .data;
  const kind = { category: 'additional', type: 'derivatives' } as const;
  const body = { title, content, checkboxText, agreeText, disagreeText, ...kind };
  const { agreementID, version } = (await worker.call(createAgreement, { body })).data;
  const accept = () =>
    worker.send('POST', `/__mock/clients/agreements/${agreementID}`, { body: { userID: 'dm600440' } });
  const remove = () => worker.call(deleteAgreement, { params: { agreementID }, query: { version } });
  expect((await remove()).code).toBe('OK');
  expect((await accept()).status).toBe(404);
  const { status, code } = await worker.call(listAgreementAcceptances, { query: { agreementID } });
  expect([status, code]).toEqual([404, 'E0003']);
});

test('lists the templates that ask for a basic agreement, and none for an additional one', async () => {
  const { data } = await client.call(listAgreementProfiles, { params: risk });
  expect(data.length).toBeGreaterThan(1);
  expect(data.map(({ questions }) => questions.map(({ questionID }) => questionID))).toEqual(
    data.map(() => ['riskDisclosure']),
  );
  const none = await client.call(listAgreementProfiles, { params: { agreementID: 'AGR-DEMO-margin' } });
  expect(none.data).toEqual([]);
});

test('an unknown source is refused', async () => {
  const unknown = await client.call(listAgreementAcceptances, {
    query: { ...risk, source: 'post' as 'account' },
  });
  expect([unknown.code, problemsOf(unknown.data)]).toEqual(['E0004', ['source invalid_value']]);
});

function shanghaiMonth(time: string): string {
  return new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 7);
}
