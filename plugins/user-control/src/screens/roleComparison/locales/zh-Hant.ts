import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleComparison: {
    left: '第一個角色',
    right: '第二個角色',
    choose: '選擇角色',
    emptyTitle: '請選擇兩個角色',
    emptyText: '兩者的功能及成員將並排顯示。',
    rolesFailed: '無法載入角色列表',
    swap: '互換',
    memberColumn: '成員',
    has: '有此角色',
    hasNot: '沒有此角色',
    noMembers: '沒有用戶使用這兩個角色。',
  },
};
