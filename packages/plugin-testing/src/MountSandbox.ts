// The part of the emulator that the test kit uses. The types have the shape of `@brokerdesk/mock-server/testing`, which this
// package does not import.
import type { ErrorCode, Session } from '@brokerdesk/api';
import type { TestSession } from '@brokerdesk/plugin-sdk/testing';

/** Whose session to start. */
export interface MountUser {
  readonly brokerCode: string;
  readonly userID: string;
  readonly functionCodes?: readonly string[];
}

/** A change of the emulator's clock. */
export interface ClockChange {
  /** RFC 3339. */
  readonly set?: string;
  readonly advanceSec?: number;
  readonly frozen?: boolean;
}

/** A request that fails, and how. */
export interface MountFault {
  readonly match: { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string };
  readonly when: { readonly times: number };
  readonly effect:
    | { readonly kind: 'hang' | 'reset' | 'lostReply' }
    | { readonly kind: 'http'; readonly status: number }
    | { readonly kind: 'envelope'; readonly code: ErrorCode };
}

/** The data of one test in the emulator; `openEmulator(…).openSandbox()` returns one. */
export interface MountSandbox {
  readonly control: {
    addFault(fault: MountFault): Promise<unknown>;
    readClock(): Promise<{ readonly now: string }>;
    changeClock(change: ClockChange): Promise<{ readonly now: string }>;
    listRowIDs(collection: string): Promise<readonly string[]>;
    putRow(collection: string, id: string, row: object): Promise<void>;
    readRow<Row extends object>(collection: string, id: string): Promise<Row>;
  };
  signIn(user: MountUser): Promise<TestSession & Session>;
}

/** An emulator that opens sandboxes; `openEmulator()` of `@brokerdesk/mock-server/testing` returns one. */
export interface MountEmulator<Sandbox extends MountSandbox = MountSandbox> {
  openSandbox(request?: { readonly now?: string; readonly frozen?: boolean }): Promise<Sandbox>;
}
