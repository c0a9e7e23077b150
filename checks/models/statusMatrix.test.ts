// Every status × every action × staff with different permissions, through real requests: announced actions succeed, and
// all others are rejected with a reason in the user's language.
import {
  applicationActionNames,
  applicationActions,
  type ApplicationStatus,
  applicationStatusCodes,
  listNextActions,
  listOpeningFormTemplates,
  nextActions,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { listByStatus } from '../../plugins/account-opening/emulator/applications/setUpReview.ts';
import { type FormTemplates, takeStaffStep } from './takeStep.ts';

const now = '2026-03-02T03:00:00.000Z';
const emulator = createEmulator({ applications: 600, now: Date.parse(now), instantWork: true });
const control = openClient(emulator, 'matrix');
const members = ['demo.admin', 'demo.reviewer', 'demo.documents', 'demo.reader'] as const;
const staff = new Map<string, TestClient>();
/** The actions of each member in each status, for the printed table. */
const rows: string[] = [];
const counts = { done: 0, refused: 0 };
let templates: FormTemplates = new Map();

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
  for (const member of members) {
    const client = openClient(emulator, 'matrix');
    await client.signIn('DEMO', member);
    staff.set(member, client);
  }
  const forms = await clientOf('demo.admin').call(listOpeningFormTemplates);
  templates = new Map(forms.data.map(({ profileID, templateID }) => [profileID, templateID]));
  await holdFormIssuing();
  await control.send('PUT', '/__mock/snapshots/start');
});

/** A form is being issued only for a moment, so the row is written directly. */
async function holdFormIssuing(): Promise<void> {
  const [certified] = await listByStatus(clientOf('demo.admin'), 'CCS');
  const url = `/__mock/state/applications/${certified?.applyID}`;
  const { body } = await control.send('GET', url);
  await control.send('PUT', url, { body: { ...(body as unknown as object), status: 'OFI' } });
}

afterAll(async () => {
  process.stdout.write(
    `Status × action × member: ${counts.done + counts.refused} attempts, ${counts.done} done as announced, ` +
      `${counts.refused} refused as not announced.\n${rows.join('')}`,
  );
  await emulator.close();
});

/** Not permitted, and not possible in this status. */
const rejectionCodes: ReadonlySet<string> = new Set(['E0002', 'E0015']);
const allFunctions = new Set<string>(Object.values(applicationActions).map(({ requires }) => requires));

test.each(applicationStatusCodes)('with all permissions, the actions for %s are those of the table', async (status) => {
  const { data } = await clientOf('demo.admin').call(listNextActions, { query: { status } });
  expect(data.actions).toEqual(nextActions(status, allFunctions));
});

const pairs = members.flatMap((member) => applicationStatusCodes.map((status) => ({ member, status })));

test.each(pairs)('$member can perform exactly the announced actions for $status', async ({ member, status }) => {
  const client = clientOf(member);
  const { data: announced } = await client.call(listNextActions, { query: { status } });
  rows.push(`  ${member.slice(5).padEnd(10)} ${status}  ${announced.actions.join(' ') || '–'}\n`);
  for (const act of applicationActionNames) {
    await control.send('POST', '/__mock/snapshots/start/restore');
    const application = await findIn(status);
    const { isExpected, hasSucceeded, code } = await takeStaffStep(
      client,
      { application, act, flaw: 'none' },
      templates,
    );
    // A running job blocks every action that would change the application.
    const isPossible = isExpected && (application.work === null || act === 'download');
    const end = hasSucceeded ? 'done' : 'refused';
    expect([act, end, hasSucceeded || rejectionCodes.has(code)]).toEqual([act, isPossible ? 'done' : 'refused', true]);
    counts[end] += 1;
  }
});

test('an error says in each language that the status does not allow the action, and which actions it allows', async () => {
  const said: string[] = [];
  for (const language of ['en_US', 'zh_CN', 'zh_HK']) {
    const client = clientOf('demo.admin');
    const [row] = await listByStatus(client, 'ARC');
    const body = { action: 'verify', applications: [{ applyID: row!.applyID, version: row!.version }] };
    const headers = { 'api-lang': language, 'idempotency-key': `matrix-${language}` };
    const response = await client.send('PATCH', '/api/applications/statuses', { body, headers });
    expect([response.code, response.data]).toEqual(['E0015', { status: 'ARC', actions: ['delete', 'download'] }]);
    said.push(response.message);
  }
  expect(said).toEqual([
    'This is not possible in the current status.',
    '当前状态不允许此操作。',
    '目前狀態不容許此操作。',
  ]);
});

function clientOf(member: string): TestClient {
  const client = staff.get(member);
  if (!client) throw new Error(`There is no client for ${member}.`);
  return client;
}

async function findIn(status: ApplicationStatus) {
  const found = await listByStatus(clientOf('demo.admin'), status);
  const row = found.find(({ work }) => work === null) ?? found[0];
  if (!row) throw new Error(`No application is ${status}.`);
  return row;
}
