import { fromBase64url } from '@brokerdesk/api/signature';
import type { Candidate } from './documents.ts';
import { hashText } from './signedDocument.ts';

/** The number of cohorts; a share counts them. */
export const cohortCount = 1_000;

/** SHA-256 of an account's user name and a salt, base64url: what a channel names an account by. */
export function hashAccount(account: string, salt: string): Promise<string> {
  return hashText(`${salt}\n${account}`);
}

/** Returns the cohort of an account, from 0. With another salt, other accounts are the first. */
export async function cohortOf(account: string, salt: string): Promise<number> {
  const bytes = fromBase64url(await hashAccount(account, salt)) ?? new Uint8Array(4);
  return new DataView(bytes.buffer).getUint32(0) % cohortCount;
}

/**
 * Whether an account gets a candidate. A higher share only adds accounts.
 *
 * @param reader the account, and the hash of the candidate that its browser has had
 */
export async function getsCandidate(
  { share, salt, accounts, stopped, hash }: Candidate,
  { account, had }: { readonly account: string; readonly had: string | undefined },
): Promise<boolean> {
  if (accounts.includes(await hashAccount(account, salt))) return true;
  if (stopped) return had === hash;
  return (await cohortOf(account, salt)) < share;
}
