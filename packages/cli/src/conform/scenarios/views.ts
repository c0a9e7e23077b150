// The portal as a role has it: read only, and never more than the user has.
import {
  createAnnouncement,
  createRole,
  deleteRole,
  listAnnouncements,
  listUsers,
  requestHeaders,
  writeViewAs,
} from '@brokerdesk/api';
import type { TestResponse } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, NotTried, type Scenario, toLaws } from '../Check.ts';
import { createHolder, newRole, withAncestors } from '../holders.ts';

const demands = {
  reads: 'A view as a role reads what the role may read, and nothing else.',
  writes: 'A view as a role changes nothing.',
  foreign: 'A role of another broker is for a view a role that does not exist.',
  'not-held': 'A view does not show what the user may not read without it.',
  permitted: 'Only those who manage roles view the portal as one.',
} as const;

type Law = keyof typeof demands;

const { id, checks } = toLaws('view', 'authorisation', demands);

/** The checks of views as roles. */
export function viewScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => run(backEnd, desk) };
}

async function run(backEnd: BackEnd, desk: Desk): Promise<void> {
  if (backEnd.hasPart('view-as') === false) throw new NotTried('the back end says that it has no views');
  const administrator = await backEnd.client('administrator');
  const created = await administrator.call(createRole, {
    body: newRole('Conform view', withAncestors('PM_NM_ANNOUNCEMENT')),
  });
  if (created.code !== 'OK') throw new NotTried(`no role could be created: ${created.code}`);
  const { roleID, version } = created.data;
  const view = viewOf(roleID);
  const seen = await administrator.call(listAnnouncements, {}, view);
  desk.expect(id('reads'), seen.code === 'OK', `what the role may read is answered ${seen.code}`);
  const hidden = await administrator.call(listUsers, {}, view);
  desk.expect(id('reads'), hidden.code === 'E0002', `what the role may not read is answered ${hidden.code}`);
  const title = { EN: 'Conform', SC: 'Conform', TC: 'Conform' };
  const startTime = '2026-04-01T01:00:00Z';
  const body = { title, content: title, startTime, endTime: '2026-05-01T01:00:00Z', published: false };
  expectRule(desk, 'writes', await administrator.call(createAnnouncement, { body }, view), 'view-as-read-only');
  const foreign = (await backEnd.foreignIds()).get('roleID');
  if (foreign === undefined) desk.skip(id('foreign'), 'the other broker has no role');
  else {
    const answer = await administrator.call(listAnnouncements, {}, viewOf(foreign));
    expectRule(desk, 'foreign', answer, 'view-as-role-missing');
  }
  const manager = await createHolder(backEnd, { codes: withAncestors('UR_ROLE_MANAGEMENT') });
  const more = await manager.client.call(listAnnouncements, {}, view);
  expectRule(desk, 'not-held', more, 'view-as-not-held');
  const reader = await createHolder(backEnd, { codes: withAncestors('PM_NM_ANNOUNCEMENT') });
  const without = await reader.client.call(listAnnouncements, {}, view);
  desk.expect(
    id('permitted'),
    without.code === 'E0002',
    `a view by a user who manages no roles is answered ${without.code}`,
  );
  await administrator.call(deleteRole, { params: { roleID }, query: { version } });
}

function viewOf(roleID: string): Record<string, string> {
  return { [requestHeaders.viewAs.toLowerCase()]: writeViewAs({ roleID }) };
}

function expectRule(desk: Desk, law: Law, { code, data }: TestResponse<unknown>, rule: string): void {
  const said = (data as { readonly rule?: string } | null)?.rule ?? '';
  desk.expect(id(law), code === 'E0016' && said === rule, `it is answered ${code} ${said}, not E0016 ${rule}`);
}
