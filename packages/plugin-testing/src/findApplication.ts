import { type ApplicationStatus, type ApplicationSummary, listApplications } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';

/** Which application to find. */
export interface ApplicationQuery {
  readonly status?: ApplicationStatus;
  /** Returns whether an application is the one that is meant; the newest one if absent. */
  readonly matches?: (application: ApplicationSummary) => boolean;
}

const most = 500;

/**
 * Finds the newest application of the demo data in a status, among the newest 500 that the user may read.
 *
 * @throws Error if there is none, with what to do.
 *
 * @example
 * const emulator = openEmulator({ applications: 60 });
 * const api = createSessionApi(await (await emulator.openSandbox()).signIn(demoUsers.reviewer));
 * const { applyID } = await findApplication(api, { status: 'SUB' });
 */
export async function findApplication(
  api: Pick<ApiClient, 'call'>,
  { status, matches = () => true }: ApplicationQuery = {},
): Promise<ApplicationSummary> {
  const { items } = await api.call(listApplications, { query: { size: most, ...(status && { status }) } });
  const found = items.find(matches);
  if (found) return found;
  throw new Error(
    `None of the ${items.length} newest applications${status ? ` in the status ${status}` : ''} is meant. ` +
      'Open the emulator with more of them, as in openEmulator({ applications: 300 }), or start one with startApplication of sandbox.control.',
  );
}
