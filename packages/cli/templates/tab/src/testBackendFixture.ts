// The emulator as the back end of this plugin's tests: an application of the demo broker, and a frozen clock.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { listApplications } from '@brokerdesk/plugin-sdk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import extension from './mock.ts';

// `admin-cli dev` adds the functions that plugin.ts declares; a test adds them itself.
const functions = [
  {
    brokerCode: 'DEMO',
    functionCode: 'X_SAMPLE_PLUGIN',
    parentCode: null,
    name: { EN: 'Sample plugin', SC: '示例插件', TC: '範例插件' },
    category: 'Business',
  },
] as const;
// One for all files of a worker, which may share their modules, so it ends with the worker.
const emulator = openEmulator({ applications: 4, extensions: [{ ...extension, functions }] });

/** A sandbox with a user of the demo broker. */
export interface TestBackend {
  readonly control: TestSandbox['control'];
  readonly session: TestSession;
  readonly api: ApiClient;
  /** An application of the broker. */
  readonly application: { readonly applyID: string };
  /** Opens a session of the same user with only these functions. */
  readonly limitTo: (...functionCodes: readonly string[]) => Promise<TestSession>;
}

/** Opens a sandbox. */
export async function openBackend(): Promise<TestBackend> {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  const session = await sandbox.signIn();
  const api = createSessionApi(session);
  const { items } = await api.call(listApplications, { query: { size: 1 } });
  const [application] = items;
  if (!application) throw new Error('The emulator has no application.');
  return {
    control: sandbox.control,
    session,
    api,
    application,
    limitTo: (...functionCodes) => sandbox.signIn({ functionCodes }),
  };
}
