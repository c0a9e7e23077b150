import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  referrerList: {
    what: '介紹人列表',
    search: '名稱、電話或編號',
    none: '暫無介紹人',
    noneHint: '介紹人會帶來申請人。每名介紹人有帶代碼的連結，由連結開始的申請會註明介紹人。',
    exportName: '介紹人',
    panel: '介紹人資料',
    links: '連結',
    facts: '詳情',
    noTemplates: '無',
    templateFilter: '範本',
    consequence: '通用連結將不再屬於此介紹人。此操作無法復原。',
    inUse: '已用於{{applications}}及{{templates}}。申請會保留介紹人，因此有申請的介紹人不能刪除。',
    inUseLinks: '介紹人有{{templates}}的連結，請先移除。',
    applicationCount_one: ' {{count}} 份申請',
    applicationCount_other: ' {{count}} 份申請',
    templateCount_one: ' {{count}} 個範本',
    templateCount_other: ' {{count}} 個範本',
    showApplications: '申請',
  },
};
