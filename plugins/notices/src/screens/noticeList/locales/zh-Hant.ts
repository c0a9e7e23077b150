import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  noticeList: {
    what: '通知',
    search: '各語言的標題',
    export: '通知列表',
    none: '還沒有通知',
    noneHint: '通知以應用程式或電郵告知一組客戶。請撰寫第一則通知。',
    dates: '發送或預定日期',
    failed: '未收到',
    requestedQueue: '我提交審批的',
    failedQueue: '發送失敗',
  },
};
