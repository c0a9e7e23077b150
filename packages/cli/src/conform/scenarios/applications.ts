// The life of an application (docs/backend.md): which steps are allowed, what they change, and that the counts follow.
import {
  certifyApplication,
  deleteApplication,
  downloadArchives,
  type Endpoint,
  generateOpeningForm,
  importToBackOffice,
  signOpeningForm,
  type ApplicationAction,
  type applicationActions,
  type ApplicationStatus,
  type ApplicationSummary,
  applicationStatusCodes,
  changeApplicationStatuses,
  getApplication,
  getConfiguration,
  listActionHistories,
  listApplications,
  listApplicationStatuses,
  listNextActions,
  nextActions,
  statusActions,
  applicationActions as table,
} from '@brokerdesk/api';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, NotTried, type Scenario, toLaws } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';

const demands = {
  forbidden: 'A step that the status does not allow is E0015 with the status and the steps that it allows.',
  offered: 'The steps that are offered are those of the table for the functions that the user has.',
  reason: 'A step without the reason that it requires, or with one that it does not take, is E0004.',
  moves: 'A step changes the status and the version, is in the history, and the counts follow.',
  counts: 'The counts by status add up to the list.',
  several: 'Of several applications, each is moved or refused for itself.',
} as const;

const { id, checks } = toLaws('application', 'state', demands);

/** The checks of the life of an application. */
export function applicationScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => run(backEnd, desk) };
}

type StatusAction = (typeof statusActions)[number];

async function run(backEnd: BackEnd, desk: Desk): Promise<void> {
  if (![changeApplicationStatuses, listApplications].every((call) => backEnd.hasCall(call))) {
    throw new NotTried('the back end has no applications');
  }
  const client = await backEnd.client('administrator');
  const { code } = await client.call(getConfiguration);
  if (code !== 'OK') throw new NotTried(`the configuration is answered ${code}`);
  if (backEnd.hasCall(listApplicationStatuses)) await checkCounts(client, desk);
  else desk.skip(id('counts'), 'the back end does not count by status');
  await checkForbidden(backEnd, client, desk);
  await checkReasons(client, desk);
  await checkMoves(backEnd, client, desk);
}

async function checkCounts(client: ConformClient, desk: Desk): Promise<void> {
  const { data } = await client.call(listApplicationStatuses);
  const sum = data.statuses.reduce((total, { count }) => total + count, 0);
  desk.expect(id('counts'), sum === data.total, `the counts add up to ${sum}, and total is ${data.total}`);
  const all = await client.call(listApplications, { query: { size: 1 } });
  desk.expect(id('counts'), all.data.total === data.total, `the list has ${all.data.total}, the counts ${data.total}`);
  for (const { status, count } of data.statuses) {
    const { total } = (await client.call(listApplications, { query: { status, size: 1 } })).data;
    desk.expect(id('counts'), total === count, `${status} is counted ${count} times and listed ${total} times`);
  }
}

async function checkForbidden(backEnd: BackEnd, client: ConformClient, desk: Desk): Promise<void> {
  for (const status of applicationStatusCodes) {
    if (backEnd.hasCall(listNextActions)) {
      const { data } = await client.call(listNextActions, { query: { status } });
      const expected = nextActions(status, client.functions).filter((action) => canTake(backEnd, action));
      const isSame = data.actions.toSorted().join() === expected.toSorted().join();
      desk.expect(id('offered'), isSame, `in ${status}: ${data.actions.join(', ')}; the table: ${expected.join(', ')}`);
    }
    const application = await find(client, status);
    if (application === undefined) continue;
    for (const action of statusActions) {
      if (allows(action, status)) continue;
      const reason = takesReason(action) === 'required' ? 'A reason of the check' : null;
      const body = { action, applications: [reference(application)], reason };
      const answer = await client.call(changeApplicationStatuses, { body });
      const said = (answer.data ?? {}) as { readonly status?: string; readonly actions?: readonly string[] };
      const isRight = answer.code === 'E0015' && said.status === status && Array.isArray(said.actions);
      desk.expect(
        id('forbidden'),
        isRight,
        `${action} in ${status} is answered ${answer.code} ${JSON.stringify(said).slice(0, 80)}`,
      );
    }
    const now = (await client.call(getApplication, { params: { id: application.applyID } })).data;
    desk.expect(
      id('forbidden'),
      now.status === status && now.version === application.version,
      `after refused steps ${application.applyID} is ${now.status}, version ${now.version}`,
    );
  }
}

async function checkReasons(client: ConformClient, desk: Desk): Promise<void> {
  const application = await find(client, 'SUB', 'RSB');
  if (application === undefined) {
    desk.skip(id('reason'), 'no application waits for its check');
    return;
  }
  const send = (action: StatusAction, reason: string | null) =>
    client.call(changeApplicationStatuses, { body: { action, applications: [reference(application)], reason } });
  for (const [action, reason] of [
    ['correct', null],
    ['reinput', '  '],
    ['verify', 'A reason that it does not take'],
  ] as const) {
    const { code } = await send(action, reason);
    desk.expect(
      id('reason'),
      code === 'E0004',
      `${action} with the reason ${JSON.stringify(reason)} is answered ${code}, not E0004`,
    );
  }
}

async function checkMoves(backEnd: BackEnd, client: ConformClient, desk: Desk): Promise<void> {
  const application = await find(client, 'SUB', 'RSB');
  if (application === undefined) {
    for (const law of ['moves', 'several'] as const) desk.skip(id(law), 'no application waits for its check');
    return;
  }
  const { applyID, version, status } = application;
  const count = async (of: ApplicationStatus) =>
    (await client.call(listApplications, { query: { status: of, size: 1 } })).data.total;
  const history = async () =>
    backEnd.hasCall(listActionHistories)
      ? (await client.call(listActionHistories, { params: { id: applyID } })).data.length
      : undefined;
  const before = { from: await count(status), to: await count('CHK'), steps: await history() };
  const moved = await client.call(changeApplicationStatuses, {
    body: { action: 'verify', applications: [{ applyID, version }] },
  });
  desk.expect(
    id('moves'),
    moved.code === 'OK' && moved.data.changed === 1,
    `verify in ${status} is answered ${moved.code}`,
  );
  if (moved.code !== 'OK') return;
  const now = (await client.call(getApplication, { params: { id: applyID } })).data;
  desk.expect(
    id('moves'),
    now.status === 'CHK' && now.version > version,
    `afterwards it is ${now.status}, version ${now.version} after ${version}`,
  );
  const after = { from: await count(status), to: await count('CHK'), steps: await history() };
  const isCounted = after.from === before.from - 1 && after.to === before.to + 1;
  desk.expect(
    id('moves'),
    isCounted,
    `${status} went from ${before.from} to ${after.from}, CHK from ${before.to} to ${after.to}`,
  );
  desk.expect(
    id('moves'),
    before.steps === undefined || after.steps === before.steps + 1,
    `the history has ${after.steps} steps, before ${before.steps}`,
  );
  const stale = await client.call(changeApplicationStatuses, {
    body: { action: 'returnToUnchecked', applications: [{ applyID, version }] },
  });
  desk.expect(id('moves'), stale.code === 'E0005', `the version before is answered ${stale.code}, not E0005`);
  const several = [
    { applyID, version: now.version },
    { applyID: `${applyID}-never`, version: 1 },
  ];
  const both = await client.call(changeApplicationStatuses, {
    body: { action: 'returnToUnchecked', applications: several },
  });
  const codes = both.code === 'OK' ? both.data.results.map(({ code }) => code).join() : both.code;
  desk.expect(id('several'), codes === 'OK,E0003', `one that can be moved and one that does not exist: ${codes}`);
}

async function find(
  client: ConformClient,
  ...statuses: readonly ApplicationStatus[]
): Promise<ApplicationSummary | undefined> {
  const query = { status: statuses.join(','), size: 1, underway: 'false' } as const;
  const { code, data } = await client.call(listApplications, { query });
  if (code !== 'OK') throw new NotTried(`the list of applications is answered ${code}`);
  return data.items[0];
}

function reference({ applyID, version }: ApplicationSummary) {
  return { applyID, version };
}

/** The calls of the steps that do more than change the status. */
const callsOfSteps: { readonly [Action in ApplicationAction]?: Endpoint } = {
  delete: deleteApplication,
  certify: certifyApplication,
  generateForm: generateOpeningForm,
  signForm: signOpeningForm,
  importToBackOffice,
  download: downloadArchives,
};

/** Whether a back end can offer a step: one whose call it leaves out it does not offer. */
function canTake(backEnd: BackEnd, action: ApplicationAction): boolean {
  const call = callsOfSteps[action];
  return call === undefined || backEnd.hasCall(call);
}

function allows(action: ApplicationAction, status: ApplicationStatus): boolean {
  return (table[action].from as readonly ApplicationStatus[]).includes(status);
}

function takesReason(action: ApplicationAction): (typeof applicationActions)[ApplicationAction]['reason'] {
  return table[action].reason;
}
