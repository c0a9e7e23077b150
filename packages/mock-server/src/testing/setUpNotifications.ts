// Set-up for tests of client information: a broker's administrator, with a frozen clock.
import { createNotification, type InputOf } from '@brokerdesk/api';
import type { Emulator } from '../createEmulator.ts';
import { openClient, type TestClient } from './openClient.ts';

export type NotificationBody = NonNullable<InputOf<typeof createNotification>['body']>;

/** A notification to all active clients of the broker DEMO, delivered to the app at once. */
export const completeNotification: NotificationBody = {
  status: 'pending',
  userGroupID: 'NTG-DEMO-ALL',
  channel: 'app',
  sendUserStatus: [1],
  pushTime: null,
  titleEN: 'Office hours',
  titleSC: '办公时间',
  titleTC: '辦公時間',
  contentEN: 'Our branches open at nine.',
  contentSC: '分行于九时开始营业。',
  contentTC: '分行於九時開始營業。',
  deleteUserGroup: false,
};

export const noKeptFiles = { keepFileEN: [], keepFileSC: [], keepFileTC: [] };

let sandboxes = 0;

/** Opens a separate sandbox at 11:00 in Asia/Shanghai on 2 March 2026, with the broker's administrator signed in. */
export async function setUpNotifications(emulator: Emulator, displayCode: 'demo' | 'harbour' = 'demo') {
  sandboxes += 1;
  const sandbox = `notices-${sandboxes}`;
  const client = openClient(emulator, sandbox);
  // For requests that a test sends directly, to read bytes.
  client.headers = { 'mock-sandbox': sandbox };
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  await client.signIn(displayCode.toUpperCase(), `${displayCode}.admin`);
  return client;
}

export async function createTestNotification(
  client: TestClient,
  body: NotificationBody,
  files?: InputOf<typeof createNotification>['files'],
) {
  return client.call(createNotification, { body, ...(files && { files }) });
}

export async function advanceClock(client: TestClient, seconds: number): Promise<void> {
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
}

/** The messages that were sent, the first one first. */
export async function readSentMessages(client: TestClient): Promise<readonly Record<string, unknown>[]> {
  const { body } = await client.send('GET', '/__mock/outbox');
  return (body as { messages: Record<string, unknown>[] }).messages;
}

/** The problems of an error response, as `path rule`. */
export function problemsOf(data: unknown): string[] {
  return (data as { fields: { path: string; rule: string }[] }).fields.map(({ path, rule }) => `${path} ${rule}`);
}

/** The operation records of one record, the first one first. */
export async function readOperationsOn(client: TestClient, targetID: string) {
  const state = '/__mock/state/operationRecords';
  const { ids } = (await client.send('GET', state)).body as unknown as { ids: string[] };
  const rows = await Promise.all(ids.map(async (id) => (await client.send('GET', `${state}/${id}`)).body));
  return (rows as { operation: string; targetID: string | null; changes: object[] }[])
    .filter((row) => row.targetID === targetID)
    .map(({ operation, changes }) => [operation, changes]);
}
