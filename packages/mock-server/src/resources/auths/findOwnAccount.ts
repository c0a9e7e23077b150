import type { UserRow } from '@brokerdesk/fixtures';
import type { SessionRow } from '../../state/rows.ts';
import type { TestClient } from '../../testing/openClient.ts';

/** Finds the account as whom a client has signed in: no call of the API tells it. */
export async function findOwnAccount(client: TestClient): Promise<UserRow> {
  const [sessionID] = client.headers['token']?.split('.') ?? [];
  const session = (await client.send('GET', `/__mock/state/sessions/${sessionID}`)).body as SessionRow;
  return (await client.send('GET', `/__mock/state/users/${session.refID}`)).body as UserRow;
}
