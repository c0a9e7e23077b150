import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  brokerList: {
    search: '代碼或名稱',
    none: '暫無券商',
    noneHint: '系統為券商開通後，券商會在這裏顯示。',
    statusFilter: '狀態',
    exportName: '券商',
    availableSeats: '尚餘管理員名額',
    functions: '功能配置',
  },
};
