// The catalogue of screens: every screen, dialog and panel with its states, described in `<Screen>.screens.ts` beside the
// screen, which exports `screens`. e2e/catalogue.spec.ts checks each entry; `npm run pictures -- --all` takes its pictures.
import type { Session } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Account } from '../session/storeSession.ts';
import type { ScreenVisit } from './ScreenVisit.ts';

/** One screen, dialog or panel in one state. */
export interface ScreenEntry {
  /** Unique in the catalogue. */
  readonly name: string;
  /** The signed-in user: demo.admin of the demo broker when absent, no user when null. */
  readonly account?: Account | null;
  /** Changes the emulator's data before the user signs in. */
  readonly prepare?: (emulator: MockClient) => Promise<unknown>;
  /** Brings the page there and waits until everything that belongs to it is visible. */
  readonly open: (visit: ScreenVisit) => Promise<unknown>;
  /** The widths at which it exists; all of them when absent. */
  readonly widths?: readonly number[];
  /** What the page logs as an error in this state. */
  readonly consoleErrors?: RegExp;
  /** The read that the screen shows: the catalogue derives from it how the screen waits and how it fails. */
  readonly read?: ScreenRead;
  /** The language cannot be chosen on it, so it is opened again to be seen in another language. */
  readonly hasNoLanguageChoice?: boolean;
}

/** A read that a screen makes. */
export interface ScreenRead {
  readonly method: 'GET';
  /** As the contract spells it, such as `/applications/{id}`. */
  readonly path: string;
  /** Opens the screen without waiting for its content. */
  readonly open: (visit: ScreenVisit) => Promise<unknown>;
  /** A selector of what is visible until the response comes. */
  readonly waiting: string;
  /** A selector of what is visible when the read has failed. */
  readonly failed: string;
}

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
