import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleDetail: {
    names: '名称',
    memberCount_one: '{{number}} 个账户，其中 {{signedIn}} 个已登录',
    memberCount_other: '{{number}} 个账户，其中 {{signedIn}} 个已登录',
    functionCount: '{{granted}} / {{total}}',
    changed: '最后更改',
    changedBy: '{{time}}，{{by}}',
    tabs: '角色的各部分',
    history: '历史记录',
    all: '全部功能',
  },
  roleOperation: {
    create: '新建角色',
    update: '修改角色',
    delete: '删除角色',
  },
};
