import { brokerTabs } from '@brokerdesk/plugin-provider/slots';
import {
  action,
  area,
  definePlugin,
  fill,
  fromAddress,
  homeCards,
  page,
  prefetch,
  prefetchList,
} from '@brokerdesk/plugin-sdk';
import {
  getRole,
  listFunctions,
  listOperationRecords,
  listRoles,
  listSystemActions,
  listUsers,
} from '@brokerdesk/plugin-sdk/api';
import { en } from './locales/en.ts';

const readsRole = [prefetch(getRole, { params: { roleID: fromAddress('roleID') } })];

/** The broker's users, and their permissions. */
export default definePlugin({
  id: 'user-control',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    USER_AND_ROLE: area({ path: 'user_control', title: 'menu.userAndRole', menu: { icon: 'key' } }),
    UR_USER_MANAGEMENT: page({
      path: 'user_manager',
      title: 'menu.userManagement',
      tabTitle: 'menu.users',
      menu: { icon: 'person' },
      prefetch: [prefetchList(listUsers, { id: 'users', defaultSort: 'userID' })],
      screen: () => import('./screens/userList/UserListScreen.tsx'),
      children: {
        import: {
          path: 'import',
          title: 'menu.importUsers',
          requires: 'UR_UM_CREATE_USER',
          screen: () => import('./screens/userImport/UserImportScreen.tsx'),
        },
        contacts: {
          path: 'contacts',
          title: 'menu.contacts',
          isTab: true,
          requires: 'UR_UM_CONTACT',
          screen: () => import('./screens/contacts/ContactsScreen.tsx'),
        },
      },
    }),
    UR_OPERATION_RECORD: page({
      path: 'operation_record',
      title: 'menu.operationRecords',
      menu: { icon: 'history' },
      prefetch: [
        prefetchList(listOperationRecords, { id: 'operation-records', defaultSort: '-time' }),
        // The names of operations: without them, the rows would show codes first.
        prefetch(listSystemActions, {}, { passive: true }),
      ],
      screen: () => import('./screens/operationRecords/OperationRecordsScreen.tsx'),
    }),
    UR_ROLE_MANAGEMENT: page({
      path: 'role_manager',
      title: 'menu.roleManagement',
      menu: { icon: 'endorsed' },
      prefetch: [prefetchList(listRoles, { id: 'roles', defaultSort: 'name' })],
      screen: () => import('./screens/roleList/RoleListScreen.tsx'),
      children: {
        detail: {
          path: 'detail',
          title: 'menu.role',
          prefetch: readsRole,
          screen: () => import('./screens/roleDetail/RoleDetailScreen.tsx'),
        },
        compare: {
          path: 'compare',
          title: 'menu.compareRoles',
          screen: () => import('./screens/roleComparison/RoleComparisonScreen.tsx'),
        },
        why: {
          path: 'why',
          title: 'menu.why',
          prefetch: [prefetch(listFunctions, {})],
          screen: () => import('./screens/why/WhyScreen.tsx'),
        },
      },
    }),
    UR_RM_CREATE_ROLE: page({
      path: 'new',
      title: 'menu.newRole',
      prefetch: [prefetch(listFunctions, {})],
      screen: () => import('./screens/roleEditor/NewRoleScreen.tsx'),
    }),
    UM_RM_MODIFY_ROLE: page({
      path: 'edit',
      title: 'menu.editRole',
      prefetch: readsRole,
      screen: () => import('./screens/roleEditor/EditRoleScreen.tsx'),
    }),
    UR_RM_DELETE_ROLE: action({ title: 'menu.deleteRole' }),
  },
  slots: [
    fill(homeCards, {
      id: 'accounts',
      requires: 'UR_USER_MANAGEMENT',
      title: 'menu.userManagement',
      order: 30,
      component: () => import('./slots/AccountsCard.tsx'),
    }),
    // For the provider's staff: the same screens, of the broker that they look at.
    fill(brokerTabs, {
      id: 'users',
      requires: 'provider:brokers',
      title: 'menu.users',
      order: 10,
      component: () => import('./slots/BrokerUsersTab.tsx'),
    }),
    fill(brokerTabs, {
      id: 'roles',
      requires: 'provider:brokers',
      title: 'menu.roles',
      order: 20,
      component: () => import('./slots/BrokerRolesTab.tsx'),
    }),
    fill(brokerTabs, {
      id: 'records',
      requires: 'provider:brokers',
      title: 'menu.operationRecords',
      order: 30,
      component: () => import('./slots/BrokerRecordsTab.tsx'),
    }),
  ],
  commands: [
    {
      id: 'users',
      title: 'menu.userManagement',
      requires: 'UR_USER_MANAGEMENT',
      search: () => import('./commands/searchUsers.ts'),
    },
    {
      id: 'roles',
      title: 'menu.roles',
      requires: 'UR_ROLE_MANAGEMENT',
      search: () => import('./commands/searchRoles.ts'),
    },
    {
      id: 'contacts',
      title: 'menu.contacts',
      requires: 'UR_UM_CONTACT',
      search: () => import('./commands/searchContacts.ts'),
    },
    {
      id: 'broker-users',
      title: 'menu.brokerUsers',
      requires: 'provider:brokers',
      search: () => import('./commands/searchBrokerUsers.ts'),
    },
  ],
  jobs: {
    'change-users': { title: 'jobs.change', load: () => import('./jobs/changeUser.ts') },
    'import-users': { title: 'jobs.importUsers', load: () => import('./jobs/importUsers.ts') },
  },
  records: {
    role: { code: 'UR_ROLE_MANAGEMENT', child: 'detail', param: 'roleID' },
    user: { code: 'UR_USER_MANAGEMENT', param: 'refID' },
    contactGroup: { code: 'UR_USER_MANAGEMENT', child: 'contacts', param: 'group' },
    session: { code: 'UR_USER_MANAGEMENT', param: 'refID' },
    oneTimePassword: { code: 'UR_USER_MANAGEMENT', param: 'refID' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
