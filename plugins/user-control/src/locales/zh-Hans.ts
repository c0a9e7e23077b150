import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: {
    userAndRole: '用户与角色',
    userManagement: '用户管理',
    users: '用户',
    contacts: '联系方式',
    why: '为什么可以或不可以',
    importUsers: '导入用户',
    operationRecords: '操作记录',
    roleManagement: '角色管理',
    role: '角色',
    newRole: '新建角色',
    editRole: '编辑角色',
    compareRoles: '比较角色',
    roles: '角色',
    deleteRole: '删除角色',
  },
  home: {
    count: '账户数目',
    failed: '无法载入账户数目',
    unused: '已启用但从未登录',
    seats: '剩余管理员账户名额',
  },
  list: {
    what: '用户列表',
    search: '登录名、姓名或邮箱',
    none: '暂无用户',
    noneHint: '管理员创建用户后，便会显示在此处。',
  },
  column: {
    userID: '登录名',
    userName: '姓名',
    type: '类型',
    roles: '角色',
    enabled: '账户状态',
    email: '邮箱',
    mobile: '手机号码',
    language: '语言',
    groups: '联系组',
    lastLoginTime: '最近登录',
  },
  filter: { type: '类型', enabled: '账户状态' },
  jobs: {
    importUsers: '由文件导入用户',
    import_one: '导入 {{count}} 名用户',
    import_other: '导入 {{count}} 名用户',
    change: '更改账户',
    started: '“{{title}}”已开始，每个账户的结果会显示在顶部栏的任务列表中。',
  },
  bulk: {
    enable: { title_one: '启用 {{count}} 个账户', title_other: '启用 {{count}} 个账户' },
    disable: { title_one: '停用 {{count}} 个账户', title_other: '停用 {{count}} 个账户' },
    delete: { title_one: '删除 {{count}} 个账户', title_other: '删除 {{count}} 个账户' },
  },
  type: { Administrator: '管理员', 'Super Administrator': '超级管理员', Operator: '操作员' },
  enabled: { true: '已启用', false: '已停用' },
  deleted: '已删除',
  never: '从未登录',
  roleSeparator: '、',
};
export default messages;
