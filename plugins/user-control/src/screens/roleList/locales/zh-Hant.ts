import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleList: {
    what: '角色列表',
    search: '名稱或說明',
    none: '暫無角色',
    noneHint: '角色是為相同工作的同事準備的一組功能。請新增第一個角色。',
    noneOfBroker: '此券商尚未有角色，由其管理員新增。',
    create: '新增角色',
  },
  roleColumn: {
    kind: '類型',
    own: '自訂角色',
    updateTime: '最後更改',
    updateBy: '更改人',
  },
};
