import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  noticeDetail: {
    tabs: '通知的各部分',
    report: '發送報告',
    reportHint: '通知發送後會顯示報告。',
    notDelivered: '尚未發送',
  },
  report: {
    what: '發送紀錄',
    export: '發送報告',
    search: '帳戶號碼',
    account: '帳戶',
    accountStatus: '帳戶狀態',
    state: '結果',
    states: {
      delivered: '已送達',
      failed: '失敗',
      sending: '重新發送中',
    },
    failure: '失敗原因',
    failures: {
      noApp: '未安裝應用程式',
      deviceUnreachable: '裝置未能連接',
      noMailbox: '電郵地址不存在',
      mailboxFull: '郵箱已滿',
    },
    attempts: '次數',
    time: '最後發送時間',
    none: '沒有收件帳戶',
    noneHint: '組別內沒有符合所選狀態的帳戶。',
    resendTitle_one: '重新發送給 {{number}} 名客戶？',
    resendTitle_other: '重新發送給 {{number}} 名客戶？',
    resendConsequence: '只有未收到的客戶會再次收到，且不能撤回。',
    resent: '正在重新發送。',
    summary: '{{delivered}} 已送達，{{failed}} 失敗，{{sending}} 重新發送中',
  },
};
