import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    userAndRole: '用戶及角色',
    userManagement: '用戶管理',
    users: '用戶',
    contacts: '聯絡方法',
    why: '為何可以或不可以',
    importUsers: '匯入用戶',
    operationRecords: '操作紀錄',
    roleManagement: '角色管理',
    role: '角色',
    newRole: '新增角色',
    editRole: '編輯角色',
    compareRoles: '比較角色',
    roles: '角色',
    deleteRole: '刪除角色',
  },
  home: {
    count: '帳戶數目',
    failed: '無法載入帳戶數目',
    unused: '已啟用但從未登入',
    seats: '剩餘管理員帳戶名額',
  },
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
    language: '語言',
    groups: '聯絡組別',
    lastLoginTime: '最近登入',
  },
  filter: { type: '類別', enabled: '帳戶狀態' },
  jobs: {
    importUsers: '由檔案匯入用戶',
    import_one: '匯入 {{count}} 名用戶',
    import_other: '匯入 {{count}} 名用戶',
    change: '更改帳戶',
    started: '「{{title}}」已開始，每個帳戶的結果會顯示在頂部列的工作清單中。',
  },
  bulk: {
    enable: { title_one: '啟用 {{count}} 個帳戶', title_other: '啟用 {{count}} 個帳戶' },
    disable: { title_one: '停用 {{count}} 個帳戶', title_other: '停用 {{count}} 個帳戶' },
    delete: { title_one: '刪除 {{count}} 個帳戶', title_other: '刪除 {{count}} 個帳戶' },
  },
  type: { Administrator: '管理員', 'Super Administrator': '超級管理員', Operator: '操作員' },
  enabled: { true: '已啟用', false: '已停用' },
  deleted: '已刪除',
  never: '從未登入',
  roleSeparator: '、',
};
export default messages;
