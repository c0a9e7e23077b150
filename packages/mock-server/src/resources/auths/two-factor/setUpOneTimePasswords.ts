// A one-time password as users get it: request the code, read the message, enter the code.
import { type OneTimePasswordPurpose, requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import type { OutboxRow } from '../../outbox/outboxRows.ts';
import type { CaseClient } from '../../../cases/CaseClient.ts';

export async function readOutbox(client: CaseClient, query = ''): Promise<readonly OutboxRow[]> {
  const { body } = await client.send('GET', `/__mock/outbox${query}`);
  return (body as { readonly messages: readonly OutboxRow[] }).messages;
}

/** Requests a code and returns it from the outbox. */
export async function fetchCode(client: CaseClient, userID: string, purpose: OneTimePasswordPurpose): Promise<string> {
  await client.call(requestOneTimePassword, { query: { userID, sms: 'false', purpose } });
  const code = (await readOutbox(client, '?kind=oneTimePassword')).at(-1)?.code;
  if (!code) throw new Error(`No code was sent to ${userID} for ${purpose}.`);
  return code;
}

/** Gets a two-factor token; the client sends it with every later request. */
export async function proveIdentity(
  client: CaseClient,
  userID: string,
  purpose: OneTimePasswordPurpose,
  uses?: number,
): Promise<string> {
  const otp = await fetchCode(client, userID, purpose);
  const { code, data } = await client.call(verifyOneTimePassword, { body: { otp, userID, purpose, uses } });
  if (code !== 'OK') throw new Error(`The code for ${purpose} was rejected: ${code}.`);
  client.headers = { ...client.headers, 'two-factor-token': data.twoFactorToken };
  return data.twoFactorToken;
}
