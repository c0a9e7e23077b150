// Staff of the demo brokers with a frozen clock, for tests of content, devices and quote plans.
import { listOperationRecords } from '@brokerdesk/api';
import type { Emulator } from '../createEmulator.ts';
import { openClient, type TestClient } from './openClient.ts';

/** The time of the frozen clock: 11:00 on Monday, 2 March 2026, in Asia/Shanghai. */
export const frozenTime = '2026-03-02T03:00:00.000Z';
/** The name of `demo.admin`. */
export const demoAdmin = 'CHEUNG Mei Kuen 張美娟';
export const dayMs = 86_400_000;

/** Signs in to a sandbox; several users may share it and its clock. */
export async function setUpContent(
  emulator: Emulator,
  sandbox: string,
  [brokerCode, userID]: readonly [string, string] = ['DEMO', 'demo.admin'],
): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  const { frozen } = (await client.send('GET', '/__mock/clock')).body as { readonly frozen: boolean };
  if (!frozen) await client.send('PATCH', '/__mock/clock', { body: { frozen: true, set: frozenTime } });
  const { code } = await client.signIn(brokerCode, userID);
  if (code !== 'OK') throw new Error(`${userID} could not sign in: ${code}.`);
  return client;
}

/** Moves the clock; after more than half an hour the session has ended and the test signs in again. */
export async function advanceClockMs(client: TestClient, milliseconds: number): Promise<void> {
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: milliseconds / 1000 } });
}

/** The operation records of one record since the clock was set, without fields that differ between runs. */
export async function readOperationRecordsOf(client: TestClient, targetID: string) {
  const { data } = await client.call(listOperationRecords, { query: { targetID, size: 20 } });
  const recent = data.items.filter(({ time }) => time >= frozenTime);
  return recent.map(({ operation, actor, targetName, changes }) => ({
    operation,
    by: actor.userID,
    targetName,
    changes,
  }));
}
