// Set-up for tests of the review: a reviewer in a separate sandbox with a frozen clock.
import {
  type ApplicationStatus,
  type ApplicationSummary,
  changeApplicationStatuses,
  listApplications,
  type statusActions,
} from '@brokerdesk/api';
import { type Emulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';

/** The name of `demo.admin`. */
export const administrator = 'CHEUNG Mei Kuen 張美娟';

let sandboxes = 0;

export async function setUpReview(emulator: Emulator, userID = 'demo.admin'): Promise<TestClient> {
  sandboxes += 1;
  const client = openClient(emulator, `desk-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await client.signIn((userID.split('.')[0] ?? '').toUpperCase(), userID);
  return client;
}

export async function listByStatus(
  client: TestClient,
  ...statuses: ApplicationStatus[]
): Promise<readonly ApplicationSummary[]> {
  return (await client.call(listApplications, { query: { status: statuses.join(','), size: 500 } })).data.items;
}

export function changeStatuses(
  client: TestClient,
  action: (typeof statusActions)[number],
  applications: readonly Pick<ApplicationSummary, 'applyID' | 'version'>[],
  reason?: string,
) {
  const seen = applications.map(({ applyID, version }) => ({ applyID, version }));
  return client.call(changeApplicationStatuses, {
    body: { action, applications: seen, ...(reason !== undefined && { reason }) },
  });
}

/** The newest of the operation records, as it is stored. */
export async function readNewestRecord(client: TestClient) {
  const { ids } = (await client.send('GET', '/__mock/state/operationRecords')).body as unknown as { ids: string[] };
  const numbers = ids.filter((id) => /^OR-\d+$/.test(id)).map((id) => Number(id.slice(3)));
  return (await client.send('GET', `/__mock/state/operationRecords/OR-${Math.max(...numbers)}`)).body;
}
