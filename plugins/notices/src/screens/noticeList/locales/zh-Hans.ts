import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  noticeList: {
    what: '通知',
    search: '各语言的标题',
    export: '通知列表',
    none: '暂无通知',
    noneHint: '通知以应用程序或电邮告知一组客户。请撰写第一则通知。',
    dates: '发送或预定日期',
    failed: '未收到',
    requestedQueue: '我提交审批的',
    failedQueue: '发送失败',
  },
};
