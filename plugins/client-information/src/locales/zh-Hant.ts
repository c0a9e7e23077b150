import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    productManagement: '產品管理',
    clientInformation: '客戶資訊',
    faq: '常見問題',
    agreements: '協議',
    agreement: '協議',
    newAgreement: '新增協議',
    editAgreement: '編輯協議',
    quotePlans: '報價計劃',
    quotePlan: '報價計劃',
    quoteClients: '報價計劃客戶',
  },
  translation: {
    header: '翻譯',
    complete: '齊全',
    missing: {
      EN: '欠英文',
      SC: '欠簡體中文',
      TC: '欠繁體中文',
    },
  },
  jobs: {
    changeQuestions: '更改問題',
    publish_one: '發佈 {{count}} 條問題',
    publish_other: '發佈 {{count}} 條問題',
    withdraw_one: '取消發佈 {{count}} 條問題',
    withdraw_other: '取消發佈 {{count}} 條問題',
    move_one: '將 {{count}} 條問題移至「{{category}}」',
    move_other: '將 {{count}} 條問題移至「{{category}}」',
  },
  home: {
    questions: '問題',
    failed: '未能統計問題',
    unpublished: '未發佈',
    untranslated: '未發佈並欠譯文',
    all: '全部',
    plans: {
      plans: '報價計劃',
      applications: '申請',
      changes: '更改',
      failed: '未能統計報價計劃',
      rejected: '被服務商拒絕',
      pending: '待審核',
      approved: '已批准，待生效',
      scarce: '即將用盡的報價組合',
      use: '{{package}}：已使用 {{inUse}} 部終端機，共 {{quota}} 部',
    },
  },
};

export default messages;
