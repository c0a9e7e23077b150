import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

const messages: SameShape<typeof en> = {
  menu: { userAndRole: '用户与角色', userManagement: '用户管理' },
  home: { count: '账户数目', failed: '无法载入账户数目' },
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
    lastLoginTime: '最近登录',
  },
  filter: { type: '类型', enabled: '账户状态' },
  type: { Administrator: '管理员', 'Super Administrator': '超级管理员', Operator: '操作员' },
  enabled: { true: '已启用', false: '已停用' },
  deleted: '已删除',
  never: '从未登录',
  roleSeparator: '、',
};
export default messages;
