// The list that the tests of ListScreen show.
import { listUsers, type User } from '@brokerdesk/api';
import { type ReactNode, useMemo, useReducer } from 'react';
import { createTestApi, renderScreen, type TestCall } from '../../entries/testing.tsx';
import { HostServicesContext, useHost } from '../../hooks/useHost.ts';
import type { ListColumn } from './ListColumn.ts';
import type { Preferences } from '../../services/hostServices.ts';
import { ListScreen } from './ListScreen.tsx';
import type { SortFieldOf } from '../../lists/listTypes.ts';
import type { RowAction } from './selection/RowAction.ts';
import type { ListBulk, ListSelection } from './selection/BulkAction.ts';

const plugin = {
  id: 'people',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
/** The people listed by default. */
export const allUsers: readonly User[] = Array.from({ length: 1200 }, (_, index) => userOf(index));

/** Options of {@link showPeople}. */
interface ShowPeopleOptions {
  readonly params?: Record<string, string>;
  readonly users?: readonly User[];
  /** Runs before each response. */
  readonly beforeResponse?: () => unknown;
  /** The number of rows that the response names, if not that of the rows there are. */
  readonly total?: number;
  readonly bulk?: ListBulk<User> | undefined;
  readonly rowActions?: ((user: User) => readonly RowAction[]) | undefined;
  /** Renders the cell of the column Email. */
  readonly cell?: ((user: User) => ReactNode) | undefined;
  readonly preferences?: Preferences;
  /** The functions that the user has; all by default. */
  readonly permissions?: readonly string[];
  /** Whether the user may open the screen of a person; true by default. */
  readonly canOpen?: boolean;
}

/** Bulk selection with one action, "Disable", which records its arguments. */
export function peopleBulk(disabledReason?: string): ListBulk<User> & { readonly runs: ListSelection<User>[] } {
  const runs: ListSelection<User>[] = [];
  return {
    runs,
    actions: (selection) => [
      { id: 'disable', label: 'Disable', tone: 'danger', disabledReason, run: () => void runs.push(selection) },
    ],
  };
}

/** Shows a list of people, by default 1,200 of them, and records every call that it makes. */
export async function showPeople({
  params = {},
  users = allUsers,
  beforeResponse,
  total,
  bulk,
  rowActions,
  cell,
  preferences,
  permissions,
  canOpen = true,
}: ShowPeopleOptions = {}) {
  const calls: TestCall['query'][] = [];
  const api = createTestApi(async ({ query }) => {
    calls.push(query);
    await beforeResponse?.();
    const { page, size, q = '' } = query as { page: number; size: number; q?: string };
    const found = users.filter(({ userID }) => q === 'wong' || userID.includes(q));
    return { items: found.slice((page - 1) * size, page * size), page, size, total: total ?? found.length };
  });
  const options = { plugin, api, params, ...(preferences && { preferences }), ...(permissions && { permissions }) };
  const people = <People bulk={bulk} rowActions={rowActions} cell={cell} />;
  return { calls, ...(await renderScreen(canOpen ? people : <Closed>{people}</Closed>, options)) };
}

/** What a user sees who may open no other screen. */
function Closed({ children }: { readonly children: ReactNode }) {
  const services = useHost();
  const navigation = { ...services.navigation, canOpen: () => false };
  return <HostServicesContext value={{ ...services, navigation }}>{children}</HostServicesContext>;
}

function People({ bulk, rowActions, cell }: Pick<ShowPeopleOptions, 'bulk' | 'rowActions' | 'cell'>) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const columns = useMemo<readonly ListColumn<User, SortFieldOf<typeof listUsers>>[]>(
    () => [
      { id: 'userID', header: 'Login', width: 100, sortField: 'userID', text: (user) => user.userID },
      { id: 'userName', header: 'Name', width: 100, sortField: 'userName', text: nameOf },
      { id: 'email', header: 'Email', width: 160, text: (user) => user.email, cell },
      { id: 'type', header: 'Type', width: 100, text: (user) => user.type },
    ],
    [cell],
  );
  const filters = useMemo(
    () =>
      [
        { kind: 'select', param: 'enabled', label: 'Account', options: accountOptions },
        { kind: 'select', param: 'type', label: 'Type', options: [{ value: 'Operator', label: 'Operator' }] },
      ] as const,
    [],
  );
  return (
    <ListScreen
      id="people"
      title="People"
      itemsLabel="the people"
      endpoint={listUsers}
      columns={columns}
      filters={filters}
      // Written in place, as many plugins do.
      rowId={({ refID }) => refID}
      defaultSort="userID"
      searchLabel="Name"
      rowTarget={openUser}
      exportName="people"
      action={
        <button type="button" onClick={renderAgain}>
          Render again
        </button>
      }
      bulk={bulk}
      rowActions={rowActions}
      empty={{ title: 'No people yet', text: 'They appear here once they are created.' }}
    />
  );
}

const accountOptions = [
  { value: 'true', label: 'Enabled' },
  { value: 'false', label: 'Disabled' },
];

/** How often each name was rendered. */
export const renderCounts = new Map<string, number>();

function nameOf({ userName }: User): string {
  renderCounts.set(userName, (renderCounts.get(userName) ?? 0) + 1);
  return userName;
}

function openUser({ refID }: User) {
  return { code: 'UR_USER_MANAGEMENT', params: { id: refID } } as const;
}

/** Creates one of them. */
function userOf(index: number): User {
  return {
    refID: `U${index}`,
    userID: `user${String(index).padStart(4, '0')}`,
    userName: `Person ${index}`,
    brokerCode: 'DEMO',
    type: 'Operator',
    enabled: true,
    status: 'normal',
    email: `person${index}@demo.example`,
    mobile: '',
    language: 'en_US',
    roles: [],
    contactGroups: [],
    lastLoginTime: null,
    createTime: '2026-01-01T00:00:00Z',
    version: 1,
    updateTime: '2026-01-05T02:00:00.000Z',
    updateBy: 'Somebody',
  };
}
