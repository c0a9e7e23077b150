// What the demo data show of templates: each is valid, one is large, one has earlier versions and fixed answers.
import {
  type ApplicationSummary,
  changeApplicationStatuses,
  correctAnswers,
  deleteProfile,
  getAnswers,
  getProfile,
  listApplications,
  listProfiles,
  type ProfileDetail,
  updateProfile,
} from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toProfileBody } from './setUpProfiles.ts';

const emulator = createEmulator({ applications: 600, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'seeded-templates');
const plan = { id: 'DEMO-P-STAFF-PLAN' };

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

test.each(['STANDARD', 'STAFF-PLAN', 'CORPORATE'])(
  'the template %s satisfies every rule of templates',
  async (name) => {
    const { data } = await client.call(getProfile, { params: { id: `DEMO-P-${name}` } });
    const saved = await client.call(updateProfile, { params: { id: data.profileID }, body: toProfileBody(data) });
    expect(saved).toMatchObject({ code: 'OK', data: { templateVersion: data.templateVersion, pages: data.pages } });
  },
);

test('the template for companies is large, unused, and can be deleted', async () => {
  const { items } = (await client.call(listProfiles, { query: { q: 'corporate account' } })).data;
  const [corporate] = items;
  expect(items).toHaveLength(1);
  expect(corporate).toMatchObject({ applications: { total: 0 } });
  expect(corporate?.questionCount).toBeGreaterThan(200);
  const { profileID = '', version = 0 } = corporate ?? {};
  expect((await client.call(deleteProfile, { params: { id: profileID }, query: { version } })).code).toBe('OK');
});

test('the template for staff plans has two earlier versions, and fixes, proposes and limits answers', async () => {
  const current = await read();
  expect(current.versions.map(({ templateVersion }) => templateVersion)).toEqual([3, 2, 1]);
  expect(current.versions.map(({ untilTime }) => untilTime === null)).toEqual([true, false, false]);
  const [first, second] = [await read(1), await read(2)];
  expect([first, second, current].map((one) => idsOf(one).filter((id) => id.startsWith('plan')))).toEqual([
    ['planCompany'],
    ['planCompany', 'planNumber'],
    ['planCompany', 'planNumber', 'planAdministrator', 'planCurrency', 'planShare'],
  ]);
  expect(componentsOf(current)).toMatchObject({
    planAdministrator: { readOnly: true, defaultValue: 'Tai Ping Share Plan Services Ltd' },
    planCurrency: { readOnly: true, options: [{ value: 'HKD', isDefault: true }, { isDefault: false }] },
    planShare: { defaultValue: '5', minimum: 1, maximum: 15 },
  });
});

test('applications have the questions and answers of the version with which they were started', async () => {
  const applications = await listPlanApplications();
  const seen = new Map<number, number>();
  const versions = new Map(await Promise.all([2, 3].map(async (number) => [number, await read(number)] as const)));
  for (const { applyID, applyDate } of applications) {
    const { data } = await client.call(getAnswers, { query: { applyID } });
    const version = versions.get(data.templateVersion);
    const { sinceTime = '', untilTime = null } =
      version?.versions.find(({ templateVersion }) => templateVersion === data.templateVersion) ?? {};
    expect(applyDate >= sinceTime && (untilTime === null || applyDate < untilTime)).toBe(true);
    const asked = new Set(version && idsOf(version));
    expect(data.answers.filter(({ questionID }) => !asked.has(questionID))).toEqual([]);
    const fixed = data.answers.filter(({ questionID }) => /^plan(Administrator|Currency)$/.test(questionID));
    expect(fixed.map(({ value, correctable }) => [value, correctable])).toEqual(
      data.templateVersion === 2
        ? []
        : [
            ['Tai Ping Share Plan Services Ltd', false],
            ['HKD', false],
          ],
    );
    seen.set(data.templateVersion, (seen.get(data.templateVersion) ?? 0) + 1);
  }
  expect(new Set(seen.keys())).toEqual(new Set([2, 3]));
});

test('each version has the number of applications that were started with it, pending ones too', async () => {
  const { versions, applications } = await read();
  const { data } = await client.call(listApplications, { query: { profileID: plan.id, size: 500 } });
  const sheets = await Promise.all(
    data.items.map(async ({ applyID, status, applyDate }) => {
      if (status !== 'PND') return (await client.call(getAnswers, { query: { applyID } })).data.templateVersion;
      // A pending application has no answers yet, and its date is that of its start.
      return versions.find(({ sinceTime }) => sinceTime <= applyDate)?.templateVersion;
    }),
  );
  expect(data.items.some(({ status }) => status === 'PND')).toBe(true);
  expect(versions.map((version) => version.applications)).toEqual(
    [3, 2, 1].map((number) => sheets.filter((templateVersion) => templateVersion === number).length),
  );
  expect(sheets).toHaveLength(applications.total);
});

test('an answer that the template fixes cannot be corrected', async () => {
  const { untilTime } = (await read()).versions[1] ?? {};
  const recent = (await listPlanApplications()).find(
    ({ status, applyDate }) => status === 'SUB' && applyDate > (untilTime ?? ''),
  );
  const { applyID = '', version = 0 } = recent ?? {};
  const body = { action: 'correct' as const, applications: [{ applyID, version }], reason: 'Asked by telephone.' };
  expect((await client.call(changeApplicationStatuses, { body })).code).toBe('OK');
  const { data: sheet } = await client.call(getAnswers, { query: { applyID } });
  const answers = [{ questionID: 'planCurrency', value: 'USD', reason: 'Asked by telephone.' }];
  const response = await client.call(correctAnswers, { body: { applyID, seqNum: sheet.seqNum, answers } });
  expect(response).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'answers.0.value', rule: 'read-only', message: 'The template fixes this answer.' }] },
  });
});

async function read(templateVersion?: number): Promise<ProfileDetail> {
  const query = templateVersion === undefined ? {} : { templateVersion };
  return (await client.call(getProfile, { params: plan, query })).data;
}

/** Those that have been submitted. */
async function listPlanApplications(): Promise<readonly ApplicationSummary[]> {
  const { data } = await client.call(listApplications, { query: { profileID: plan.id, size: 500 } });
  return data.items.filter(({ status }) => status !== 'PND');
}

function componentsOf({ pages }: ProfileDetail) {
  const components = pages.flatMap(({ groups }) => groups.flatMap((group) => group.components));
  return Object.fromEntries(components.map((component) => [component.questionID, component]));
}

function idsOf(profile: ProfileDetail): readonly string[] {
  return Object.keys(componentsOf(profile));
}
