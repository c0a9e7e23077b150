import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  proof: {
    what: '地址证明',
    failed: '无法加载地址证明',
    none: '没有需要审核的地址证明',
    noneHint: '只有以内地身份证提交的申请需要审核地址证明。',
    status: { pending: '待审核', approved: '已通过', rejected: '已拒绝' },
    kind: '证明类型',
    address: '地址',
    postalCode: '邮政编码',
    reviewed: '审核',
    reviewedBy: '{{name}}，{{time}}',
    byVerification: '随申请审核一并通过',
    reason: '原因',
    show: '查看文件',
    noDocument: '客户未上传文件。',
    actions: '地址证明审核',
    past: '申请已完成核对，不再审核地址证明。',
    notPermitted: '审核地址证明需要“{{name}}”权限。',
    approved: {
      label: '通过地址证明',
      title: '通过此地址证明？',
      consequence: '地址视为已核实；在申请进行 CA 认证前可以撤回。',
      done: '地址证明已通过：{{name}}',
    },
    rejected: {
      label: '拒绝地址证明',
      title: '拒绝此地址证明？',
      consequence: '系统不会通知客户；如需新的证明，请将申请退回客户。',
      done: '地址证明已拒绝：{{name}}',
    },
    pending: {
      label: '撤回审核',
      title: '撤回此地址证明的审核？',
      consequence: '地址证明需要重新审核。',
      done: '地址证明的审核已撤回：{{name}}',
    },
  },
};
