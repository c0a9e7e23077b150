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
  },
};

export default messages;
