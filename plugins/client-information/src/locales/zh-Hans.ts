import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    productManagement: '产品管理',
    clientInformation: '客户信息',
    faq: '常见问题',
    agreements: '协议',
    agreement: '协议',
    newAgreement: '新建协议',
    editAgreement: '编辑协议',
  },
  translation: {
    header: '翻译',
    complete: '完整',
    missing: {
      EN: '缺英文',
      SC: '缺简体中文',
      TC: '缺繁体中文',
    },
  },
  jobs: {
    changeQuestions: '更改问题',
    publish_one: '发布 {{count}} 个问题',
    publish_other: '发布 {{count}} 个问题',
    withdraw_one: '取消发布 {{count}} 个问题',
    withdraw_other: '取消发布 {{count}} 个问题',
    move_one: '将 {{count}} 个问题移到“{{category}}”',
    move_other: '将 {{count}} 个问题移到“{{category}}”',
  },
  home: {
    questions: '问题',
    failed: '无法统计问题',
    unpublished: '未发布',
    untranslated: '未发布且缺译文',
    all: '全部',
  },
};

export default messages;
