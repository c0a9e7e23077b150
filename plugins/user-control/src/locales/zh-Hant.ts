import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: { userAndRole: '用戶及角色', userManagement: '用戶管理' },
  home: { count: '帳戶數目', failed: '無法載入帳戶數目' },
  list: {
    what: '用戶列表',
    search: '登入名稱、姓名或電郵',
    none: '暫無用戶',
    noneHint: '管理員新增用戶後，便會在此顯示。',
  },
  column: {
    userID: '登入名稱',
    userName: '姓名',
    type: '類別',
    roles: '角色',
    enabled: '帳戶狀態',
    email: '電郵',
    mobile: '手提電話號碼',
    lastLoginTime: '最近登入',
  },
  filter: { type: '類別', enabled: '帳戶狀態' },
  type: { Administrator: '管理員', 'Super Administrator': '超級管理員', Operator: '操作員' },
  enabled: { true: '已啟用', false: '已停用' },
  deleted: '已刪除',
  never: '從未登入',
  roleSeparator: '、',
};
export default messages;
