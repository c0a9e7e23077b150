import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  advertisingCard: {
    what: '廣告圖片',
    count: '數目',
    showing: '顯示中',
    soon: '7 日內結束',
    scheduled: '待顯示',
    unreleased: '未發佈',
    failed: '未能載入廣告圖片',
  },
};
