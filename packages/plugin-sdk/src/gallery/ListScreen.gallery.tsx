import { listUsers, type User } from '@brokerdesk/api';
import { useMemo } from 'react';
import { RefusalError } from '../errors.ts';
import type { ApiClient } from '../hostServices.ts';
import { apiFrom } from '../in-memory/apiFrom.ts';
import { ListScreen } from '../kit/list-screen/ListScreen.tsx';
import type { ListBulk } from '../kit/list-screen/selection/BulkAction.ts';
import { StatusTag } from '../kit/StatusTag.tsx';
import type { GalleryPage, GalleryState, Say } from './GalleryPage.ts';
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
      api: apiFrom(() => {
        throw new RefusalError({ code: 'E0099', message: 'The server has a problem.', data: null, requestId: 'req-1' });
      }),
    }),
  ],
};

function state(name: string, more: Pick<GalleryState, 'api' | 'params'> = {}): GalleryState {
  return { name, isAlone: true, render: (say) => <Users say={say} />, ...more };
}

function usersFrom(users: readonly User[]): ApiClient {
  return apiFrom(({ query }) => {
    const { page = 1, size = 50, q = '' } = query as { page?: number; size?: number; q?: string };
    const found = users.filter(({ userID }) => userID.includes(q));
    return { items: found.slice((page - 1) * size, page * size), page, size, total: found.length };
  });
}

function Users({ say }: { readonly say: Say }) {
  const columns = useMemo(() => columnsIn(say), [say]);
  const filters = useMemo(() => filtersIn(say), [say]);
  const bulk = useMemo(() => bulkIn(say), [say]);
  return (
    <ListScreen
      id="users"
      title={say('Users', '用户', '用戶')}
      what={say('the users', '用户列表', '用戶列表')}
      endpoint={listUsers}
      columns={columns}
      filters={filters}
      rowId={idOf}
      defaultSort="userID"
      searchLabel={say('Login name', '登录名', '登入名稱')}
      bulk={bulk}
      exportName="users"
      empty={{
        title: say('No users yet', '还没有用户', '還沒有用戶'),
        text: say('They appear here once they are created.', '新建后会显示在这里。', '新增後會顯示在這裏。'),
      }}
    />
  );
}

function columnsIn(say: Say) {
  return [
    {
      id: 'userID',
      header: say('Login name', '登录名', '登入名稱'),
      width: 160,
      sortField: 'userID',
      text: (user: User) => user.userID,
    },
    {
      id: 'userName',
      header: say('Name', '姓名', '姓名'),
      width: 200,
      sortField: 'userName',
      text: (user: User) => user.userName,
    },
    { id: 'email', header: say('Email', '电子邮箱', '電郵'), width: 280, text: (user: User) => user.email },
    {
      id: 'status',
      header: say('Account', '账户', '帳戶'),
      width: 120,
      text: (user: User) => accountIn(say, user),
      cell: (user: User) => <StatusTag tone={user.enabled ? 'progress' : 'neutral'}>{accountIn(say, user)}</StatusTag>,
    },
  ] as const;
}

function filtersIn(say: Say) {
  return [
    {
      kind: 'select',
      param: 'enabled',
      label: say('Account', '账户', '帳戶'),
      options: [
        { value: 'true', label: say('Enabled', '已启用', '已啟用') },
        { value: 'false', label: say('Disabled', '已停用', '已停用') },
      ],
    },
  ] as const;
}

function bulkIn(say: Say): ListBulk<User> {
  return {
    actions: ({ rows, clear }) => [
      {
        id: 'enable',
        label: say('Enable accounts', '启用账户', '啟用帳戶'),
        refusal: rows.every(({ enabled }) => enabled)
          ? say('All of them are enabled already.', '所选账户均已启用。', '所選帳戶均已啟用。')
          : undefined,
        run: clear,
      },
      { id: 'delete', label: say('Delete accounts', '删除账户', '刪除帳戶'), tone: 'danger', run: clear },
    ],
  };
}

function accountIn(say: Say, { enabled }: User): string {
  return enabled ? say('Enabled', '已启用', '已啟用') : say('Disabled', '已停用', '已停用');
}

function idOf({ refID }: User): string {
  return refID;
}
