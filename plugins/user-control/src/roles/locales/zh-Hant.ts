import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  name: '名稱',
  description: '說明',
  noDescription: '沒有說明',
  members: '成員',
  functions: '功能',
  defaultRole: '預設角色',
  defaultHint: '預設角色擁有券商的全部功能，只可查閱，任何人都不可編輯或刪除。',
  item: '角色',
  backToList: '角色',
  awaited: '角色',
  noRole: '未選擇角色',
  noRoleHint: '請從列表開啟角色。',
  failed: '未能載入角色',
  part: { Admin: '選單', Business: '業務功能' },
  action: {
    edit: '編輯角色',
    duplicate: '複製為新角色',
    compare: '比較角色',
    export: '匯出為 JSON',
    deleteRole: '刪除角色',
  },
  exported: '已匯出角色「{{name}}」。',
  nextSignIn: '更改在成員下次登入時生效，進行中的工作階段保留其功能。',
  deleteConsequence: '沒有用戶使用此角色，因此不影響任何人的功能。此操作無法復原。',
  inUse: {
    title: '此角色正在使用',
    text_one: '有 {{count}} 個帳戶使用此角色。請先為其設定其他角色，再刪除此角色。',
    text_other: '有 {{count}} 個帳戶使用此角色。請先為其設定其他角色，再刪除此角色。',
    now_one: '其間有 {{count}} 個帳戶獲得此角色，因此不可刪除。',
    now_other: '其間有 {{count}} 個帳戶獲得此角色，因此不可刪除。',
    close: '關閉',
    list: '在用戶列表中查閱成員',
  },
  member: { signedIn: '已登入', disabled: '已停用', none: '沒有用戶使用此角色。' },
};
