// Two tabs of a user start the same selection at the same time. The version in each request decides which of them makes the
// change; the other one is refused, finds it made, and says so.
import { type ApplicationStatus, listApplications, listFaq, listOperationRecords, listUsers } from '@brokerdesk/api';
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiClient, JobItem, JobKind } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { job as certify } from '../../plugins/account-opening/src/jobs/certifyApplication.ts';
import { job as changeApplication } from '../../plugins/account-opening/src/jobs/changeApplication.ts';
import { job as importApplication } from '../../plugins/account-opening/src/jobs/importApplication.ts';
import { job as changeQuestion } from '../../plugins/client-information/src/jobs/changeQuestion.ts';
import { job as changeUser } from '../../plugins/user-control/src/jobs/changeUser.ts';
import { job as importUsers } from '../../plugins/user-control/src/jobs/importUsers.ts';
import { makeRows, references } from '../../plugins/user-control/src/screens/userImport/importFixture.ts';
import { toNewUser } from '../../plugins/user-control/src/screens/userImport/toNewUser.ts';
import { TestBrowser } from './TestBrowser.ts';

const emulator = openEmulator({ applications: 60 });
const size = 3;
let sandbox: TestSandbox;
let session: TestSession;
let api: ApiClient;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  await sandbox.control.changeClock({ instantWork: true });
  await sandbox.control.putRow('certificationFailures', '*', { times: 0 });
  session = await sandbox.signIn();
  api = createSessionApi(session);
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit) =>
    session.fetch(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: (body ?? undefined) as Uint8Array | undefined,
    }),
  );
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => emulator.close());

interface SelectionCase {
  readonly name: string;
  readonly kind: JobKind<never>;
  readonly operation: string;
  readonly select: () => Promise<readonly JobItem[]>;
}

const cases: readonly SelectionCase[] = [
  {
    name: 'applications to verify',
    kind: changeApplication,
    operation: 'application.changeStatus',
    select: () => selectApplications('SUB', { action: 'verify', reason: null }),
  },
  {
    name: 'applications to delete',
    kind: changeApplication,
    operation: 'application.delete',
    select: () => selectApplications('PND', { action: 'delete', reason: null }),
  },
  {
    name: 'applications to certify',
    kind: certify,
    operation: 'application.certify',
    select: () => selectApplications('CHK', { language: 'en' }),
  },
  {
    name: 'applications to import',
    kind: importApplication,
    operation: 'application.import',
    select: () => selectApplications('SOF', { language: 'en', skipsChecks: false }),
  },
  {
    name: 'questions to unpublish',
    kind: changeQuestion,
    operation: 'faq.change',
    async select() {
      const { items } = await api.call(listFaq, { query: { published: 'true', size } });
      return items.map(({ faqID, version }) => ({
        id: faqID,
        label: faqID,
        input: { set: { published: false }, version },
      }));
    },
  },
  {
    name: 'users to disable',
    kind: changeUser,
    operation: 'user.status',
    select: () => selectUsers('disable'),
  },
  {
    name: 'users to delete',
    kind: changeUser,
    operation: 'user.delete',
    select: () => selectUsers('delete'),
  },
];

it.each(cases)('$name are changed once, and both tabs say that they are', async ({ kind, operation, select }) => {
  const items = await select();
  expect(items.length).toBeGreaterThan(0);
  for (const { state, message } of await startInTwoTabs(kind, items)) {
    expect(['done', 'skipped'], message).toContain(state);
  }
  await expectRecordedOnce(operation, items);
});

it('users of a file are created once, and each item that was refused says that there is such a user', async () => {
  const items = makeRows(size).map((row) => ({ id: row.userID, label: row.userID, input: toNewUser(row, references) }));
  const results = await startInTwoTabs(importUsers, items);
  expect(results.filter(({ state }) => state === 'done')).toHaveLength(size);
  const refused = results.filter(({ state }) => state === 'failed');
  expect(refused).toHaveLength(size);
  for (const { message } of refused) expect(message).toMatch(/in use/);
  const { items: users } = await api.call(listUsers, { query: { q: 'import.', size: 50 } });
  expect(users.map(({ userID }) => userID).toSorted()).toEqual(items.map(({ id }) => id));
});

/** Starts a job with the same items in each of two tabs, and returns what both report at the end. */
async function startInTwoTabs(kind: JobKind<never>, items: readonly JobItem[]) {
  const browser = new TestBrowser(kind as unknown as JobKind);
  const tabs = [await browser.openTab(session), await browser.openTab(session)];
  await Promise.all(
    tabs.map(({ engine }, index) => engine.start(`job${index}`, 'plugin', { kind: 'kind', title: 'Job', items })),
  );
  for (const { jobs } of tabs) {
    await expect
      .poll(() => jobs().filter(({ endedAt }) => endedAt !== undefined).length, { timeout: 30_000 })
      .toBe(tabs.length);
  }
  return tabs[0]?.jobs().flatMap((job) => job.items) ?? [];
}

async function expectRecordedOnce(operation: string, items: readonly JobItem[]): Promise<void> {
  const records = await api.call(listOperationRecords, { query: { operation, size: 500 } });
  const targets = records.items.map(({ targetID }) => targetID);
  for (const { id } of items)
    expect(
      targets.filter((target) => target === id),
      id,
    ).toHaveLength(1);
}

async function selectApplications(status: ApplicationStatus, input: object): Promise<readonly JobItem[]> {
  const { items } = await api.call(listApplications, { query: { status, size } });
  return items.map(({ applyID, version }) => ({ id: applyID, label: applyID, input: { ...input, version } }));
}

async function selectUsers(action: string): Promise<readonly JobItem[]> {
  const { items } = await api.call(listUsers, { query: { brokerCode: 'DEMO', size: 50 } });
  return items
    .filter(({ userID, type, enabled }) => userID !== session.user.userID && type === 'Operator' && enabled)
    .slice(0, size)
    .map(({ refID, version }) => ({ id: refID, label: refID, input: { action, brokerCode: 'DEMO', version } }));
}
