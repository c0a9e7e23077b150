// Applications of the client's broker in a status that a case requires: found, or created by requests.
import {
  type ApplicationStatus,
  type ApplicationSummary,
  changeApplicationStatuses,
  listApplications,
  type statusActions,
} from '@brokerdesk/api';
import type { CaseClient } from '@brokerdesk/mock-server/case-kit';

/** Finds an application in one of the statuses. */
export async function findApplication(
  client: CaseClient,
  ...statuses: readonly ApplicationStatus[]
): Promise<ApplicationSummary | undefined> {
  const query = { status: statuses.join(','), size: 1, underway: 'false' } as const;
  return (await client.call(listApplications, { query })).data.items[0];
}

/** An application that staff have not checked yet. */
export async function getSubmittedApplication(client: CaseClient): Promise<ApplicationSummary> {
  const found = await findApplication(client, 'SUB', 'RSB');
  if (found) return found;
  const correcting = await findApplication(client, 'RTC');
  return correcting
    ? changeStatus(client, correcting, 'finishCorrection')
    : changeStatus(client, await requireApplication(client, 'CHK'), 'returnToUnchecked');
}

/** An application that staff have checked. */
export async function getCheckedApplication(client: CaseClient): Promise<ApplicationSummary> {
  return (
    (await findApplication(client, 'CHK')) ?? changeStatus(client, await getSubmittedApplication(client), 'verify')
  );
}

/** An application that can be deleted. */
export async function getDeletableApplication(client: CaseClient): Promise<ApplicationSummary> {
  const found = await findApplication(client, 'ARC', 'REJ', 'PND');
  return found ?? changeStatus(client, await getSubmittedApplication(client), 'reject');
}

export function versionOf({ applyID, version }: ApplicationSummary) {
  return { applyID, version };
}

async function requireApplication(client: CaseClient, status: ApplicationStatus): Promise<ApplicationSummary> {
  const found = await findApplication(client, status);
  if (!found) throw new Error(`There is no application in ${status} and none that could become one.`);
  return found;
}

async function changeStatus(
  client: CaseClient,
  application: ApplicationSummary,
  action: (typeof statusActions)[number],
): Promise<ApplicationSummary> {
  const body = { action, applications: [versionOf(application)] };
  const moved = (await client.call(changeApplicationStatuses, { body })).data.results[0]?.application;
  if (!moved) throw new Error(`The application ${application.applyID} could not be moved by ${action}.`);
  return moved;
}
