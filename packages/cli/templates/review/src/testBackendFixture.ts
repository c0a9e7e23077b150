// The emulator as the back end of this plugin's tests: a sandbox with two users of the demo broker and a frozen clock.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-sdk/testing';
import { afterAll, vi } from 'vitest';
import { listRequests, type ReviewRequest } from './endpoints.ts';
import extension from './mock.ts';
import type { RequestStatus } from './model/decisions.ts';

const page = {
  brokerCode: 'DEMO',
  functionCode: 'X_SAMPLE_PLUGIN',
  parentCode: null,
  name: { EN: 'Sample plugin', SC: '示例插件', TC: '範例插件' },
  category: 'Admin',
} as const;
const decide = {
  ...page,
  functionCode: 'X_SAMPLE_PLUGIN_DECIDE',
  parentCode: 'X_SAMPLE_PLUGIN',
  category: 'Business',
} as const;
// `admin-cli dev` adds the functions that plugin.ts declares; a test adds them itself.
const emulator = openEmulator({ applications: 0, extensions: [{ ...extension, functions: [page, decide] }] });
afterAll(() => emulator.close());
// The first test of a file waits for the emulator and for the parts that a screen loads on demand.
vi.setConfig({ testTimeout: 60_000 });

/** The name of the user who works at the same time. */
export const colleagueName = 'LAU Chi Hang 劉志恒';

/** A sandbox with two users who have every function. */
export interface TestBackend {
  readonly control: TestSandbox['control'];
  readonly session: TestSession;
  /** Opens a session of the same user with only these functions. */
  readonly limitTo: (...functionCodes: readonly string[]) => Promise<TestSession>;
  readonly api: ApiClient;
  /** The client of another user. */
  readonly colleague: ApiClient;
  /** Returns the oldest request in a status. */
  readonly find: (status: RequestStatus) => Promise<ReviewRequest>;
}

/** Opens a sandbox. */
export async function openBackend(): Promise<TestBackend> {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  const session = await sandbox.signIn();
  const api = createSessionApi(session);
  const functionCodes = ['X_SAMPLE_PLUGIN_DECIDE'];
  return {
    control: sandbox.control,
    session,
    limitTo: (...codes) => sandbox.signIn({ functionCodes: codes }),
    api,
    colleague: createSessionApi(await sandbox.signIn({ userID: 'demo.reviewer', functionCodes })),
    async find(status) {
      const { items } = await api.call(listRequests, { query: { status, size: 1 } });
      const [first] = items;
      if (!first) throw new Error(`The emulator has no request in the status ${status}.`);
      return first;
    },
  };
}
