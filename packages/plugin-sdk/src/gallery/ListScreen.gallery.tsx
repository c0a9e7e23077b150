import { listUsers, type User } from '@brokerdesk/api';
import { useMemo } from 'react';
import { ApiError } from '../services/errors.ts';
import type { ApiClient } from '../services/hostServices.ts';
import { createTestApi } from '../test-doubles/createTestApi.ts';
import { ListScreen } from '../kit/list-screen/ListScreen.tsx';
import type { ListBulk } from '../kit/list-screen/selection/BulkAction.ts';
import { StatusTag } from '../kit/StatusTag.tsx';
import type { GalleryPage, GalleryState, Translate } from './GalleryPage.ts';
import { sampleUsers } from './sampleUsers.ts';

/** ListScreen. */
export const gallery: GalleryPage = {
  title: 'ListScreen',
  states: [
    state('Rows', { api: usersFrom(sampleUsers) }),
    state('Filters set', { api: usersFrom(sampleUsers), params: { q: '1', enabled: 'true', sort: '-userName' } }),
    state('Loading'),
    state('Empty', { api: usersFrom([]) }),
    state('No match', { api: usersFrom(sampleUsers), params: { q: 'nobody' } }),
    state('Page beyond the end', { api: usersFrom(sampleUsers), params: { page: '99' } }),
    state('Failed', {
      api: createTestApi(() => {
        throw new ApiError({ code: 'E0099', message: 'The server has a problem.', data: null, requestId: 'req-1' });
      }),
    }),
  ],
};

function state(name: string, more: Pick<GalleryState, 'api' | 'params'> = {}): GalleryState {
  return { name, isFullWindow: true, render: (translate) => <Users translate={translate} />, ...more };
}

function usersFrom(users: readonly User[]): ApiClient {
  return createTestApi(({ query }) => {
    const { page = 1, size = 50, q = '' } = query as { page?: number; size?: number; q?: string };
    const found = users.filter(({ userID }) => userID.includes(q));
    return { items: found.slice((page - 1) * size, page * size), page, size, total: found.length };
  });
}

function Users({ translate }: { readonly translate: Translate }) {
  const columns = useMemo(() => columnsIn(translate), [translate]);
  const filters = useMemo(() => filtersIn(translate), [translate]);
  const bulk = useMemo(() => bulkIn(translate), [translate]);
  return (
    <ListScreen
      id="users"
      title={translate('Users', '用户', '用戶')}
      itemsLabel={translate('the users', '用户列表', '用戶列表')}
      endpoint={listUsers}
      columns={columns}
      filters={filters}
      rowId={idOf}
      defaultSort="userID"
      searchLabel={translate('Login name', '登录名', '登入名稱')}
      bulk={bulk}
      exportName="users"
      empty={{
        title: translate('No users yet', '还没有用户', '還沒有用戶'),
        text: translate('They appear here once they are created.', '新建后会显示在这里。', '新增後會顯示在這裏。'),
      }}
    />
  );
}

function columnsIn(translate: Translate) {
  return [
    {
      id: 'userID',
      header: translate('Login name', '登录名', '登入名稱'),
      width: 160,
      sortField: 'userID',
      text: (user: User) => user.userID,
    },
    {
      id: 'userName',
      header: translate('Name', '姓名', '姓名'),
      width: 200,
      sortField: 'userName',
      text: (user: User) => user.userName,
    },
    { id: 'email', header: translate('Email', '邮箱', '電郵'), width: 280, text: (user: User) => user.email },
    {
      id: 'status',
      header: translate('Account', '账户', '帳戶'),
      width: 120,
      text: (user: User) => accountIn(translate, user),
      cell: (user: User) => (
        <StatusTag tone={user.enabled ? 'progress' : 'neutral'}>{accountIn(translate, user)}</StatusTag>
      ),
    },
  ] as const;
}

function filtersIn(translate: Translate) {
  return [
    {
      kind: 'select',
      param: 'enabled',
      label: translate('Account', '账户', '帳戶'),
      options: [
        { value: 'true', label: translate('Enabled', '已启用', '已啟用') },
        { value: 'false', label: translate('Disabled', '已停用', '已停用') },
      ],
    },
  ] as const;
}

function bulkIn(translate: Translate): ListBulk<User> {
  return {
    actions: ({ rows, clear }) => [
      {
        id: 'enable',
        label: translate('Enable accounts', '启用账户', '啟用帳戶'),
        disabledReason: rows.every(({ enabled }) => enabled)
          ? translate('All of them are enabled already.', '所选账户均已启用。', '所選帳戶均已啟用。')
          : undefined,
        run: clear,
      },
      { id: 'delete', label: translate('Delete accounts', '删除账户', '刪除帳戶'), tone: 'danger', run: clear },
    ],
  };
}

function accountIn(translate: Translate, { enabled }: User): string {
  return enabled ? translate('Enabled', '已启用', '已啟用') : translate('Disabled', '已停用', '已停用');
}

function idOf({ refID }: User): string {
  return refID;
}
