import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  brokerList: {
    search: '代码或名称',
    none: '暂无券商',
    noneHint: '系统为券商开通后，券商会显示在这里。',
    statusFilter: '状态',
    exportName: '券商',
    availableSeats: '剩余管理员名额',
    functions: '功能配置',
  },
};
