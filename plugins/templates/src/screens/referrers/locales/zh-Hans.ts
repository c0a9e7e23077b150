import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  referrerList: {
    what: '推荐人列表',
    search: '名称、电话或编号',
    none: '暂无推荐人',
    noneHint: '推荐人会带来申请人。每名推荐人有带代码的链接，由链接开始的申请会注明推荐人。',
    exportName: '推荐人',
    panel: '推荐人资料',
    links: '链接',
    facts: '详情',
    noTemplates: '无',
    templateFilter: '模板',
    consequence: '通用链接将不再属于此推荐人。此操作无法撤销。',
    inUse: '已用于{{applications}}及{{templates}}。申请会保留推荐人，因此有申请的推荐人不能删除。',
    inUseLinks: '推荐人有{{templates}}的链接，请先移除。',
    applicationCount_one: ' {{count}} 份申请',
    applicationCount_other: ' {{count}} 份申请',
    templateCount_one: ' {{count}} 个模板',
    templateCount_other: ' {{count}} 个模板',
    showApplications: '申请',
  },
};
