import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  noticeDetail: {
    tabs: '通知的各部分',
    report: '发送报告',
    reportHint: '通知发送后会显示报告。',
    notDelivered: '尚未发送',
  },
  report: {
    what: '发送记录',
    export: '发送报告',
    search: '账户号码',
    account: '账户',
    accountStatus: '账户状态',
    state: '结果',
    states: {
      delivered: '已送达',
      failed: '失败',
      sending: '重新发送中',
    },
    failure: '失败原因',
    failures: {
      noApp: '未安装应用程序',
      deviceUnreachable: '设备无法连接',
      noMailbox: '电邮地址不存在',
      mailboxFull: '邮箱已满',
    },
    attempts: '次数',
    time: '最后发送时间',
    none: '没有收件账户',
    noneHint: '组别内没有符合所选状态的账户。',
    resendTitle_one: '重新发送给 {{number}} 名客户？',
    resendTitle_other: '重新发送给 {{number}} 名客户？',
    resendConsequence: '只有未收到的客户会再次收到，且不能撤回。',
    resent: '正在重新发送。',
    summary: '{{delivered}} 已送达，{{failed}} 失败，{{sending}} 重新发送中',
  },
};
