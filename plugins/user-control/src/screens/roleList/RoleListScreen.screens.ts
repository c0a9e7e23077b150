import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { openRoleMenu, rolesPath } from '../../visits/visitRolesFixture.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'role list',
    open: (visit) => visit.goTo(rolesPath, { until: '[role=grid][aria-busy=false] .bdk-row' }),
    read: {
      method: 'GET',
      path: '/roles',
      open: (visit) => visit.goTo(rolesPath),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  { name: 'role list, actions of a role', open: (visit) => openRoleMenu(visit, 0) },
  {
    name: 'delete a role in use',
    async open(visit) {
      await visit.goTo(`${rolesPath}/detail`, {
        params: { roleID: 'DEMO-REVIEWER' },
        until: '[role=tree] [role=treeitem]',
      });
      await visit.openAction('delete');
      await visit.waitFor(`${openDialog} li`);
    },
  },
  {
    name: 'delete a role',
    prepare: (emulator) =>
      emulator.putRow('roles', 'DEMO-UNUSED', {
        roleID: 'DEMO-UNUSED',
        brokerCode: 'DEMO',
        name: { EN: 'Night desk', SC: '夜班', TC: '夜更' },
        description: { EN: '', SC: '', TC: '' },
        default: false,
        functionCodes: ['RAO'],
        version: 1,
        updateTime: '2026-01-05T02:00:00.000Z',
        updateBy: 'Brokerdesk',
      }),
    async open(visit) {
      await visit.goTo(`${rolesPath}/detail`, {
        params: { roleID: 'DEMO-UNUSED' },
        until: '[role=tree] [role=treeitem]',
      });
      await visit.openAction('delete');
    },
  },
];
