// The emulator as the back end of this plugin's tests: a sandbox with two users of the demo broker and a frozen clock.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { createSessionApi, demoUsers } from '@brokerdesk/plugin-sdk/testing';
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
// One for all files of a worker, which may share their modules, so it ends with the worker.
const emulator = openEmulator({ applications: 0, extensions: [{ ...extension, functions: [page, decide] }] });

/** The name of the user who works at the same time. */
export const colleagueName = demoUsers.reviewer.userName;

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
    colleague: createSessionApi(await sandbox.signIn({ ...demoUsers.reviewer, functionCodes })),
    async find(status) {
      const { items } = await api.call(listRequests, { query: { status, size: 1 } });
      const [first] = items;
      if (!first) throw new Error(`The emulator has no request in the status ${status}.`);
      return first;
    },
  };
}
