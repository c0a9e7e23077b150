import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleComparison: {
    add: '添加角色',
    choose: '选择角色',
    full: '最多 {{max}} 个角色',
    all: '添加全部角色',
    remove: '移除{{name}}',
    emptyTitle: '请选择两个或以上角色',
    emptyText: '所选角色的功能和成员将并排显示。',
    rolesFailed: '无法加载角色列表',
    failed: '无法加载所选角色',
    awaited: '所选角色',
    function: '功能',
    code: '功能代码',
    differencesOnly: '仅显示差异',
    different_one: '共 {{total}} 项功能，{{number}} 项有差异。',
    different_other: '共 {{total}} 项功能，{{number}} 项有差异。',
    same: '所选角色的功能相同。',
    granted: '已授予',
    notGranted: '未授予',
    export: '导出为 CSV',
    file: '角色对比',
    memberColumn: '成员',
    has: '有此角色',
    hasNot: '没有此角色',
    noMembers: '没有用户使用这些角色。',
  },
};
