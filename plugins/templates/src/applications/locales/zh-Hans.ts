import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  applicationStatus: {
    PND: '待提交',
    SUB: '已提交',
    RTC: '更正中',
    RTR: '重新填写中',
    RSB: '已重新提交',
    CHK: '已审核',
    CCS: 'CA 认证成功',
    CCF: 'CA 认证失败',
    OFI: '表格生成中',
    GOF: '表格已生成',
    OFC: '待签署',
    SOF: '待导入',
    IPB: '导入中',
    IPF: '导入失败',
    IBO: '已导入',
    ARC: '已归档',
    REJ: '已拒绝',
  },
  applications: {
    status: '状态',
    count: '申请',
    all: '全部',
    summary: '{{total}}，未完成 {{open}}',
    part: '{{status}}：{{count}}',
    separator: '，',
    none: '暂无申请。',
  },
};
