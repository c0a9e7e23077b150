import type { Session } from '@brokerdesk/api';
import type { ScreenEntry } from './ScreenEntry.ts';
import type { ScreenVisit } from './ScreenVisit.ts';

/** Opens an entry; returns the session that it was opened with, if any. */
export async function openEntry(
  { account, prepare, open }: ScreenEntry,
  visit: ScreenVisit,
): Promise<Session | undefined> {
  await prepare?.(visit.emulator);
  const session = account === null ? undefined : await visit.signIn(account);
  await open(visit);
  return session;
}
