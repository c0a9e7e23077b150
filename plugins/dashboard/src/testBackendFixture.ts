// The emulator as the back end of this plugin's tests: demo data in a sandbox of the test, with a frozen clock.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import type { Endpoint } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';

// One for all files of a worker, which share their modules, so it ends with the worker.
const emulator = openEmulator({ applications: 400 });

/** The time at which the tests run: Wednesday, 10:00 in Shanghai. */
export const now = '2026-11-04T02:00:00Z';

type Control = TestSandbox['control'];
type Effect = Parameters<Control['addFault']>[0]['effect'];

/** A sandbox with a user of the demo broker. */
export interface TestBackend {
  readonly control: Control;
  /** A user with every function. */
  readonly session: TestSession;
  readonly api: ApiClient;
  /** Opens a session with these functions only. */
  readonly limitTo: (...functionCodes: readonly string[]) => Promise<TestSession>;
  /** Makes the next calls of an endpoint fail. */
  readonly fail: (endpoint: Endpoint, effect: Effect, times?: number) => Promise<void>;
}

/** Opens a sandbox. */
export async function openBackend(): Promise<TestBackend> {
  const sandbox = await emulator.openSandbox({ now, frozen: true });
  const session = await sandbox.signIn();
  return {
    control: sandbox.control,
    session,
    api: createSessionApi(session),
    limitTo: (...functionCodes) => sandbox.signIn({ functionCodes }),
    async fail({ method, path }, effect, times = 1) {
      await sandbox.control.addFault({ match: { method, path }, when: { times }, effect });
    },
  };
}
