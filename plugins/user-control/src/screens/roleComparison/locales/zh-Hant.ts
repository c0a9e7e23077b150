import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleComparison: {
    add: '新增角色',
    choose: '選擇角色',
    full: '最多 {{max}} 個角色',
    all: '新增全部角色',
    remove: '移除{{name}}',
    emptyTitle: '請選擇兩個或以上角色',
    emptyText: '所選角色的功能及成員將並排顯示。',
    rolesFailed: '未能載入角色列表',
    failed: '未能載入所選角色',
    awaited: '所選角色',
    function: '功能',
    code: '功能代碼',
    differencesOnly: '只顯示差異',
    different_one: '共 {{total}} 項功能，{{number}} 項有差異。',
    different_other: '共 {{total}} 項功能，{{number}} 項有差異。',
    same: '所選角色的功能相同。',
    granted: '已授予',
    notGranted: '未授予',
    export: '匯出為 CSV',
    file: '角色比較',
    memberColumn: '成員',
    has: '有此角色',
    hasNot: '沒有此角色',
    noMembers: '沒有用戶使用這些角色。',
  },
};
