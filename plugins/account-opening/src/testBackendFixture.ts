// The emulator as the back end of this plugin's tests: demo data in a sandbox of the test, with a frozen clock.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  type ApplicationStatus,
  type Endpoint,
  type ApplicationSummary,
  getApplication,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, findApplication, type RecordedCall } from '@brokerdesk/plugin-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import extension from './mock.ts';

// One for all files of a worker, which share their modules, so it ends with the worker.
const emulator = openEmulator({ applications: 60, extensions: [extension] });

type Control = TestSandbox['control'];
type Effect = Parameters<Control['addFault']>[0]['effect'];

/** The name of the user who renders screens. */
export const ownName = demoUsers.administrator.userName;
export const colleagueName = demoUsers.reviewer.userName;

/** A sandbox with two users of the demo broker. */
export interface TestBackend {
  readonly control: Control;
  /** An administrator with every function. */
  readonly session: TestSession;
  readonly api: ApiClient;
  /** Opens a session of the same administrator with only these functions. */
  readonly limitTo: (...functionCodes: readonly string[]) => Promise<TestSession>;
  /** The client of a reviewer who works at the same time. */
  readonly colleague: ApiClient;
  /** Returns the application as it is stored now. */
  readonly read: (applyID: string) => Promise<ApplicationDetail>;
  /** Returns the newest application in a status. */
  readonly find: (
    status: ApplicationStatus,
    matches?: (one: ApplicationSummary) => boolean,
  ) => Promise<ApplicationDetail>;
  /** Puts an application into a status without the preceding steps. */
  readonly putIntoStatus: (applyID: string, status: ApplicationStatus) => Promise<ApplicationDetail>;
  /** Makes calls of an endpoint fail: the next one, or the given number. */
  readonly fail: (endpoint: Endpoint, effect: Effect, times?: number) => Promise<void>;
}

/** Opens a sandbox. */
export async function openBackend(): Promise<TestBackend> {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  return openBackendIn(sandbox);
}

/** Opens the users of a sandbox. */
export async function openBackendIn(sandbox: TestSandbox): Promise<TestBackend> {
  const { control } = sandbox;
  const session = await sandbox.signIn();
  const api = createSessionApi(session);
  const colleague = createSessionApi(await sandbox.signIn(demoUsers.reviewer));
  const read = (id: string) => colleague.call(getApplication, { params: { id } });
  return {
    control,
    session,
    api,
    colleague,
    read,
    limitTo: (...functionCodes) => sandbox.signIn({ functionCodes }),
    async find(status, matches = () => true) {
      const { applyID } = await findApplication(colleague, { status, matches });
      return read(applyID);
    },
    async putIntoStatus(applyID, status) {
      await control.putRow('applications', applyID, { ...(await control.readRow('applications', applyID)), status });
      return read(applyID);
    },
    async fail({ method, path }, effect, times = 1) {
      await control.addFault({ match: { method, path }, when: { times }, effect });
    },
  };
}

/** Returns the version that a status change must contain. */
export function versionIn({ body }: Pick<RecordedCall, 'body'>): number | undefined {
  return (body as { applications: { version: number }[] }).applications[0]?.version;
}

/** Adds object URLs for files, which the simulated page lacks. */
export function polyfillObjectUrls(): void {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
}

/** Opens each document in the viewer, so that a verification warns about none. */
export async function openAllDocuments(): Promise<void> {
  const strip = await screen.findByRole('list', { name: 'Documents' });
  for (const button of within(strip).getAllByRole('button')) fireEvent.click(button);
}
