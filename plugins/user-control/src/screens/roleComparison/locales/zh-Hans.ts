import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleComparison: {
    left: '第一个角色',
    right: '第二个角色',
    choose: '选择角色',
    emptyTitle: '请选择两个角色',
    emptyText: '两者的功能和成员将并排显示。',
    rolesFailed: '无法加载角色列表',
    swap: '互换',
    memberColumn: '成员',
    has: '有此角色',
    hasNot: '没有此角色',
    noMembers: '没有用户使用这两个角色。',
  },
};
