import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleDetail: {
    names: '名稱',
    memberCount_one: '{{number}} 個帳戶，其中 {{signedIn}} 個已登入',
    memberCount_other: '{{number}} 個帳戶，其中 {{signedIn}} 個已登入',
    functionCount: '{{granted}} / {{total}}',
    changed: '最後更改',
    changedBy: '{{time}}，{{by}}',
    tabs: '角色的各部分',
    history: '歷史紀錄',
    all: '全部功能',
  },
  roleOperation: {
    create: '新增角色',
    update: '修改角色',
    delete: '刪除角色',
  },
};
