import {
  amendAnswer,
  type AnswerSheet,
  changeApplicationStatuses,
  correctAnswers,
  getAnswers,
  getApplication,
  getProfile,
  type InputOf,
  listActionHistories,
  listAnswerAmends,
  listApplications,
  updateProfile,
} from '@brokerdesk/api';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getCorrectableAnswers, otherMobile, getUntouchedAnswers } from './setUpAnswers.ts';
import { toProfileBody } from '../profiles/setUpProfiles.ts';

const emulator = createEmulator({ applications: 150, now: Date.parse('2026-03-02T03:00:00Z') });
const reason = '已致電客戶確認。';
let client: TestClient;
let harbour: TestClient;
let sheet: AnswerSheet;
let sandboxes = 0;

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `answers-${sandboxes}`);
  harbour = openClient(emulator, `answers-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
  sheet = await getCorrectableAnswers(client);
});
afterAll(() => emulator.close());

type Corrections = InputOf<typeof correctAnswers>['body']['answers'];

describe('answers', () => {
  test('are those of the application, with what is needed to correct them and their number in a header', async () => {
    const response = await client.call(getAnswers, { query: { applyID: sheet.applyID } });
    const application = await client.call(getApplication, { params: { id: sheet.applyID } });
    const shown = application.data.pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
    expect(response.data.answers.map(({ questionID, value }) => [questionID, value])).toEqual(
      shown.map(({ questionID, value }) => [questionID, value]),
    );
    expect(response.headers['seq-num']).toBe(String(sheet.seqNum));
    expect(find('selfie')).toMatchObject({ correctable: false, required: true });
    expect(find('sex')).toMatchObject({ correctable: true, options: [{ value: 'M' }, { value: 'F' }] });
  });

  test('are corrected with reasons: the application, the list, the amendments and the history follow', async () => {
    const { data: before } = await client.call(getApplication, { params: { id: sheet.applyID } });
    const mobile = otherMobile(sheet);
    const { data } = await correct([
      { questionID: 'mobile', value: ` ${mobile} `, reason },
      { questionID: 'lastName', value: 'Oldcastle', reason },
      { questionID: 'address', value: 'Flat A, 1 Lantern Road, Kowloon', reason },
      { questionID: 'taxResidence', value: before.region === 'MO' ? 'GB' : 'MO', reason },
    ]);
    expect(data).toMatchObject({ seqNum: sheet.seqNum + 1, version: before.version + 1, status: 'RTC' });
    expect(data.amends[0]).toEqual({
      amendID: expect.stringMatching(`^${sheet.applyID}-A`),
      applyID: sheet.applyID,
      questionID: 'mobile',
      label: { EN: 'Mobile number', SC: '手机号码', TC: '手提電話號碼' },
      oldValue: before.mobile,
      newValue: mobile,
      oldDisplay: { EN: before.mobile, SC: before.mobile, TC: before.mobile },
      newDisplay: { EN: mobile, SC: mobile, TC: mobile },
      reason,
      causedBy: null,
      seqNum: sheet.seqNum + 1,
      amendBy: 'CHEUNG Mei Kuen 張美娟',
      amendTime: expect.any(String),
    });
    const { data: after } = await client.call(getApplication, { params: { id: sheet.applyID } });
    expect(after).toMatchObject({
      mobile,
      lastName: 'Oldcastle',
      address: 'Flat A, 1 Lantern Road, Kowloon',
      region: before.region === 'MO' ? 'OVERSEAS' : 'MO',
    });
    const { data: list } = await client.call(listApplications, { query: { q: 'Oldcastle' } });
    expect(list.items.map(({ applyID }) => applyID)).toEqual([sheet.applyID]);
    const amends = await client.call(listAnswerAmends, { query: { applyID: sheet.applyID } });
    expect(amends.data.slice(0, 4)).toEqual(data.amends.toReversed());
    const histories = await client.call(listActionHistories, { params: { id: sheet.applyID } });
    expect(histories.data[0]).toMatchObject({ action: 'amend', reason, fromStatus: 'RTC', toStatus: 'RTC' });
    expect(data.answers.find(({ questionID }) => questionID === 'mobile')?.seqNum).toBe(sheet.seqNum + 1);
  });

  test('that follow from others change along, and leave an amendment that says why', async () => {
    const questions = sheet.answers.filter(({ questionID }) => /^risk\d+$/.test(questionID));
    expect(questions).toHaveLength(10);
    const highest = questions
      .filter(({ value, options }) => value !== options.at(-1)?.value)
      .map(({ questionID, options }) => ({ questionID, value: options.at(-1)?.value ?? null, reason }));
    const { data } = await correct(highest);
    const result = data.amends.find(({ questionID }) => questionID === 'riskResult');
    expect(result).toMatchObject({ newValue: 'AGGRESSIVE', causedBy: highest[0]?.questionID, reason });
    expect(result?.newDisplay.EN).toBe('Aggressive (100 of 100)');
    expect(find('usPerson')?.value).toBe('NO');
    const other = await correct([{ questionID: 'usPerson', value: 'YES', reason }], data);
    expect(other.data.answers.some(({ questionID }) => questionID === 'w8ben')).toBe(false);
    expect(other.data.amends[1]).toMatchObject({ questionID: 'w8ben', newValue: null, causedBy: 'usPerson' });
  });

  test('are corrected all or none; each problem names its answer', async () => {
    const refused = async (answers: Corrections) => {
      const { code, data } = await correct(answers);
      const { fields } = data as unknown as { fields: { path: string; rule: string }[] };
      return [code, ...fields.map(({ path, rule }) => `${path} ${rule}`)];
    };
    const idType = find('idType')?.value as string;
    const wrong: readonly (readonly [string, string | string[] | null, string])[] = [
      ['mobile', '23456789', 'value phone'],
      ['email', 'nobody', 'value email'],
      ['email', null, 'value required'],
      ['sex', 'X', 'value option'],
      ['accountTypes', ['CASH', 'CASH'], 'value option'],
      ['accountTypes', [], 'value required'],
      ['birthDate', '2026-02-30', 'value date'],
      ['birthDate', '2008-03-03', 'value under-age'],
      ['depositAmount', 'a lot', 'value number'],
      ['depositAmount', '9999', 'value range'],
      ['lastName', '=1+1', 'value latin-name'],
      ['chiName', 'Chan', 'value chinese-name'],
      ['chiName', '陳\u{31350}', 'value unprintable'],
      ['firstName', 'A\u202eB', 'value text'],
      ['signature', 'me', 'value not-answerable'],
      ['riskResult', 'AGGRESSIVE', 'value not-answerable'],
      ['nothing', 'x', 'questionID unknown'],
      ['idCardNumber', idType === 'PASSPORT' ? '!' : 'I123456(0)', 'value identity-number'],
      ['email', find('email')?.value as string, 'value unchanged'],
    ];
    for (const [questionID, value, problem] of wrong) {
      const good = { questionID: 'postalCode', value: '999078', reason };
      expect(await refused([good, { questionID, value, reason }])).toEqual(['E0004', `answers.1.${problem}`]);
    }
    const other = idType === 'HKID' ? 'MAINLAND_ID' : 'HKID';
    expect(await refused([{ questionID: 'idType', value: other, reason }])).toEqual([
      'E0004',
      'answers.0.value identity-number',
    ]);
    expect(await refused([{ questionID: 'email', value: 'a@b.example', reason: '  ' }])).toEqual([
      'E0004',
      'answers.0.reason too_small',
    ]);
    const now = await client.call(getAnswers, { query: { applyID: sheet.applyID } });
    expect(now.data).toEqual(sheet);
  });

  test('store a document number in one spelling, however it was typed', async () => {
    const { data } = await correct([
      { questionID: 'idType', value: 'HKID', reason },
      { questionID: 'idCardNumber', value: ' ａ123456（3） ', reason },
    ]);
    const ofNumber = ({ questionID }: { readonly questionID: string }) => questionID === 'idCardNumber';
    expect(data.amends.find(ofNumber)).toMatchObject({ newValue: 'A123456(3)' });
    const again = await correct([{ questionID: 'idCardNumber', value: 'a1234563', reason }], data);
    expect(again).toMatchObject({ code: 'E0004', data: { fields: [{ rule: 'unchanged' }] } });
  });

  test('change by their number only: a stale number returns the current answers', async () => {
    const first = await correct([{ questionID: 'email', value: 'first@mail.example', reason }]);
    const second = await correct([{ questionID: 'email', value: 'second@mail.example', reason }]);
    const { amends: _amends, ...current } = first.data;
    expect(second).toMatchObject({
      code: 'E0005',
      data: { current, by: 'CHEUNG Mei Kuen 張美娟', at: first.data.amends[0]?.amendTime },
    });
    const { applyID, seqNum } = first.data;
    const body = { applyID, seqNum, questionID: 'email', value: 'third@mail.example', reason };
    const amend = await client.call(amendAnswer, { body });
    expect(amend.data).toMatchObject({
      oldValue: 'first@mail.example',
      newValue: 'third@mail.example',
      seqNum: seqNum + 1,
    });
    expect(await client.call(amendAnswer, { body: { ...body, seqNum: seqNum + 1, value: 'x' } })).toMatchObject({
      code: 'E0004',
      data: { fields: [{ path: 'value', rule: 'email' }] },
    });
  });

  test('change only while they are under correction', async () => {
    const other = await getUntouchedAnswers(client);
    const answers = [{ questionID: 'email', value: 'first@mail.example', reason }];
    const body = { applyID: other.applyID, seqNum: other.seqNum, answers };
    expect(await client.call(correctAnswers, { body })).toMatchObject({
      code: 'E0015',
      data: { status: other.status },
    });
  });

  test('are judged by the template that the applicant filled in, not by a later one', async () => {
    const params = { id: sheet.profileID };
    const { data: profile } = await client.call(getProfile, { params });
    const pages = profile.pages.filter(({ pageID }) => pageID !== 'means');
    await client.call(updateProfile, { params, body: { ...toProfileBody(profile), pages } });
    expect((await client.call(getAnswers, { query: { applyID: sheet.applyID } })).data).toEqual(sheet);
    const value = find('employment')?.value === 'RETIRED' ? 'HOME' : 'RETIRED';
    const { data } = await correct([{ questionID: 'employment', value, reason }]);
    expect(data.amends[0]).toMatchObject({ questionID: 'employment', newValue: value });
    expect(data.templateVersion).toBe(1);
  });

  test('of an application whose correction is finished keep what was corrected, as seeded ones do', async () => {
    const { data } = await correct([{ questionID: 'email', value: 'first@mail.example', reason }]);
    const applications = [{ applyID: data.applyID, version: data.version }];
    const moved = await client.call(changeApplicationStatuses, { body: { action: 'finishCorrection', applications } });
    expect(moved.data.results[0]?.application).toMatchObject({ status: 'RSB', email: 'first@mail.example' });
    const query = { applyID: data.applyID, questionID: 'email' };
    expect((await client.call(listAnswerAmends, { query })).data).toHaveLength(1);
    const { data: all } = await client.call(listApplications, { query: { size: 500 } });
    const seeded: { readonly applyID: string; readonly count: number }[] = [];
    for (const { applyID } of all.items) {
      const { data: amends } = await client.call(listAnswerAmends, { query: { applyID } });
      const { data: histories } = await client.call(listActionHistories, { params: { id: applyID } });
      const finished = histories.filter(({ action }) => action === 'finishCorrection').length;
      expect(amends.length).toBe(finished);
      seeded.push({ applyID, count: amends.length });
      expect(amends.every(({ oldValue, newValue }) => oldValue !== newValue)).toBe(true);
    }
    expect(seeded.filter(({ count }) => count > 0).length).toBeGreaterThan(1);
  });
});

function find(questionID: string) {
  return sheet.answers.find((answer) => answer.questionID === questionID);
}

function correct(answers: Corrections, { applyID, seqNum }: Pick<AnswerSheet, 'applyID' | 'seqNum'> = sheet) {
  return client.call(correctAnswers, { body: { applyID, seqNum, answers } });
}
