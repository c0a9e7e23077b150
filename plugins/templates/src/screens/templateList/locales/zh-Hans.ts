import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  templateList: {
    what: '模板列表',
    search: '名称、说明或编号',
    none: '暂无模板',
    noneHint: '模板决定向申请人提出哪些问题。请创建第一个模板。',
    create: '新建模板',
    exportName: '模板',
    yes: '已限制',
    no: '允许',
    panel: '模板资料',
    facts: '详情',
    history: '历史记录',
    open: '打开模板',
  },
  templateAction: {
    edit: '编辑',
    preview: '以申请人身份试填',
    copy: '复制为新模板',
    block: '限制内地 IP',
    unblock: '允许内地 IP',
    remove: '删除模板',
    history: '历史记录',
    applications: '申请',
  },
  blockedIP: {
    blockTitle: '限制内地 IP？',
    blockConsequence: '使用中国内地网络地址的申请人将立即无法使用此模板。您可随时重新允许。',
    unblockTitle: '允许内地 IP？',
    unblockConsequence: '使用中国内地网络地址的申请人将可立即使用此模板申请。',
    blocked: '{{name}}已限制内地 IP。',
    unblocked: '{{name}}已允许内地 IP。',
  },
  deleteTemplate: {
    item: '模板',
    consequence: '其公开链接及各推荐人的链接将失效，所有版本的问题都会删除。此操作无法撤销。',
    inUseTitle: '此模板不能删除',
    applications_one: '{{number}} 份申请使用此模板，不能删除。',
    applications_other: '{{number}} 份申请使用此模板，不能删除。',
    instead:
      '如不希望申请人再以此模板申请，请从网页撤下其公开链接，并移除推荐人的链接。如需更改问题，请编辑模板：现有申请保留填写时的版本。',
    openingForms_one: '此模板有 {{count}} 个开户表格模板。请先在模板内删除，再删除此模板。',
    openingForms_other: '此模板有 {{count}} 个开户表格模板。请先在模板内删除，再删除此模板。',
    list: '查看申请',
    close: '关闭',
  },
};
