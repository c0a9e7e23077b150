import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  applicationStatus: {
    PND: '待提交',
    SUB: '已提交',
    RTC: '更正中',
    RTR: '重新填寫中',
    RSB: '已重新提交',
    CHK: '已審核',
    CCS: 'CA 認證成功',
    CCF: 'CA 認證失敗',
    OFI: '表格製作中',
    GOF: '表格已製作',
    OFC: '待簽署',
    SOF: '待匯入',
    IPB: '匯入中',
    IPF: '匯入失敗',
    IBO: '已匯入',
    ARC: '已封存',
    REJ: '已拒絕',
  },
  applications: {
    status: '狀態',
    count: '申請',
    all: '全部',
    summary: '{{total}}，未完成 {{open}}',
    part: '{{status}}：{{count}}',
    separator: '，',
    none: '暫無申請。',
  },
};
