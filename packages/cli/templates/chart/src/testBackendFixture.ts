// The emulator as the back end of this plugin's tests: the demo broker on a Wednesday, with a frozen clock.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { getStatistics } from './endpoints.ts';
import extension from './mock.ts';

// `admin-cli dev` adds the functions that plugin.ts declares; a test adds them itself.
const functions = [
  {
    brokerCode: 'DEMO',
    functionCode: 'X_SAMPLE_PLUGIN',
    parentCode: null,
    name: { EN: 'Sample plugin', SC: '示例插件', TC: '範例插件' },
    category: 'Admin',
  },
] as const;
// One for all files of a worker, which may share their modules, so it ends with the worker.
const emulator = openEmulator({ applications: 0, extensions: [{ ...extension, functions }] });

type Effect = Parameters<TestSandbox['control']['addFault']>[0]['effect'];

/** A sandbox with a user of the demo broker. */
export interface TestBackend {
  readonly session: TestSession;
  /** Makes the next response of the statistics fail, or changes it. */
  readonly fail: (effect: Effect) => Promise<void>;
  /** Opens a session of the same user with only these functions. */
  readonly limitTo: (...functionCodes: readonly string[]) => Promise<TestSession>;
}

/** Opens a sandbox. */
export async function openBackend(): Promise<TestBackend> {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  const { method, path } = getStatistics;
  return {
    session: await sandbox.signIn(),
    fail: async (effect) =>
      void (await sandbox.control.addFault({ match: { method, path }, when: { times: 1 }, effect })),
    limitTo: (...functionCodes) => sandbox.signIn({ functionCodes }),
  };
}
