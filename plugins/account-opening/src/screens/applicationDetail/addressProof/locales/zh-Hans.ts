import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  proof: {
    what: '住址证明',
    failed: '无法加载住址证明',
    none: '没有需要审核的住址证明',
    noneHint: '只有以内地身份证提交的申请需要审核住址证明。',
    status: { pending: '待审核', approved: '已通过', rejected: '已拒绝' },
    kind: '证明类型',
    address: '地址',
    postalCode: '邮政编码',
    reviewed: '审核',
    reviewedBy: '{{name}}，{{time}}',
    byVerification: '随申请审核一并通过',
    reason: '原因',
    show: '查看文件',
    noDocument: '申请人未上传文件。',
    actions: '住址证明审核',
    past: '申请已过审核阶段，住址证明不能再审核。',
    approved: {
      label: '通过住址证明',
      title: '通过此住址证明？',
      consequence: '地址视为已核实；在申请完成 CA 认证前可以撤销。',
      done: '住址证明已通过：{{name}}',
    },
    rejected: {
      label: '拒绝住址证明',
      title: '拒绝此住址证明？',
      consequence: '系统不会通知申请人；如需新的证明，请将申请退回申请人。',
      done: '住址证明已拒绝：{{name}}',
    },
    pending: {
      label: '撤销审核',
      title: '撤销此住址证明的审核？',
      consequence: '住址证明需要重新审核。',
      done: '住址证明的审核已撤销：{{name}}',
    },
  },
};
