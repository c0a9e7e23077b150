import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  proof: {
    what: '住址證明',
    failed: '未能載入住址證明',
    none: '沒有需要審核的住址證明',
    noneHint: '只有以內地身份證提交的申請需要審核住址證明。',
    status: { pending: '待審核', approved: '已批准', rejected: '已拒絕' },
    kind: '證明類別',
    address: '地址',
    postalCode: '郵政編碼',
    reviewed: '審核',
    reviewedBy: '{{name}}，{{time}}',
    byVerification: '隨申請審核一併通過',
    reason: '原因',
    show: '查看文件',
    noDocument: '申請人未有上載文件。',
    actions: '住址證明審核',
    past: '申請已過審核階段，住址證明不能再審核。',
    approved: {
      label: '批准住址證明',
      title: '批准此住址證明？',
      consequence: '地址視為已核實；在申請完成 CA 認證前可以撤銷。',
      done: '住址證明已獲批准：{{name}}',
    },
    rejected: {
      label: '拒絕住址證明',
      title: '拒絕此住址證明？',
      consequence: '系統不會通知申請人；如需新的證明，請將申請退回申請人。',
      done: '住址證明已拒絕：{{name}}',
    },
    pending: {
      label: '撤銷審核',
      title: '撤銷此住址證明的審核？',
      consequence: '住址證明需要重新審核。',
      done: '住址證明的審核已撤銷：{{name}}',
    },
  },
};
