import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  templateList: {
    what: '範本列表',
    search: '名稱、說明或編號',
    none: '暫無範本',
    noneHint: '範本決定向申請人提出哪些問題。請新增第一個範本。',
    create: '新增範本',
    exportName: '範本',
    yes: '已限制',
    no: '允許',
    panel: '範本資料',
    facts: '詳情',
    history: '歷史紀錄',
    open: '開啟範本',
  },
  templateAction: {
    edit: '編輯',
    preview: '以申請人身分試填',
    copy: '複製為新範本',
    block: '限制內地 IP',
    unblock: '允許內地 IP',
    remove: '刪除範本',
    history: '歷史紀錄',
    applications: '申請',
  },
  blockedIP: {
    blockTitle: '限制內地 IP？',
    blockConsequence: '使用中國內地網絡地址的申請人將即時無法使用此範本。您可隨時重新允許。',
    unblockTitle: '允許內地 IP？',
    unblockConsequence: '使用中國內地網絡地址的申請人將可即時使用此範本申請。',
    blocked: '{{name}}已限制內地 IP。',
    unblocked: '{{name}}已允許內地 IP。',
  },
  deleteTemplate: {
    item: '範本',
    consequence: '其公開連結及各介紹人的連結將會失效，所有版本的問題都會刪除。此操作無法復原。',
    inUseTitle: '此範本不能刪除',
    applications_one: '{{number}} 份申請使用此範本，不能刪除。',
    applications_other: '{{number}} 份申請使用此範本，不能刪除。',
    instead:
      '如不希望申請人再以此範本申請，請從網頁撤下其公開連結，並移除介紹人的連結。如需更改問題，請編輯範本：現有申請保留填寫時的版本。',
    openingForms_one: '此範本有 {{count}} 個開戶表格範本。請先在範本內刪除，再刪除此範本。',
    openingForms_other: '此範本有 {{count}} 個開戶表格範本。請先在範本內刪除，再刪除此範本。',
    list: '查看申請',
    close: '關閉',
  },
};
