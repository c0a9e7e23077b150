import type { ScreenEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/user_control/role_manager/why';
const answer = 'main section [data-tone]';

function open(visit: ScreenVisit, params: Readonly<Record<string, string>>, until = answer): Promise<void> {
  return visit.goTo(path, { params, until });
}

export const screens: readonly ScreenEntry[] = [
  {
    name: 'why a user can’t',
    open: (visit) => open(visit, { userID: 'demo.reviewer', code: 'UR_UM_DELETE_USER' }),
    read: {
      method: 'GET',
      path: '/roles/{roleID}',
      open: (visit) => visit.goTo(path, { params: { userID: 'demo.reviewer', code: 'UR_UM_DELETE_USER' } }),
      waiting: 'main .bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'why a user can',
    open: (visit) => open(visit, { userID: 'demo.reviewer', address: 'demo/main/account_opening/application_manager' }),
  },
  {
    name: 'why a role can’t',
    open: (visit) => open(visit, { roleID: 'DEMO-READER', code: 'RAO_CM_VERIFY' }),
  },
  {
    name: 'why, a search for a function',
    async open(visit) {
      await open(visit, { roleID: 'DEMO-READER' }, 'main input[type=search]');
      await visit.page.locator('main input[type=search]').fill('RAO_CM');
      await visit.waitFor('main .bdk-item');
    },
  },
  { name: 'why, nobody chosen', open: (visit) => visit.goTo(path, { until: 'main .bdk-state' }) },
  {
    name: 'why, a user who is gone',
    open: (visit) => open(visit, { userID: 'nobody.here' }, 'main .bdk-state'),
  },
];
