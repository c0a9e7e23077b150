import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  name: '名称',
  description: '说明',
  noDescription: '没有说明',
  members: '成员',
  functions: '功能',
  defaultRole: '默认角色',
  defaultHint: '默认角色拥有券商的全部功能，只能查看，任何人都不能编辑或删除。',
  item: '角色',
  backToList: '角色',
  awaited: '角色',
  noRole: '未选择角色',
  noRoleHint: '请从列表打开角色。',
  failed: '无法加载角色',
  part: { Admin: '菜单', Business: '业务功能' },
  action: {
    edit: '编辑角色',
    duplicate: '复制为新角色',
    compare: '比较角色',
    export: '导出为 JSON',
    deleteRole: '删除角色',
  },
  exported: '已导出角色“{{name}}”。',
  nextSignIn: '更改在成员下次登录时生效，正在进行的会话保留其功能。',
  deleteConsequence: '没有用户使用此角色，因此不影响任何人的功能。此操作无法撤销。',
  inUse: {
    title: '此角色正在使用',
    text_one: '有 {{count}} 个账户使用此角色。请先为其设置其他角色，再删除此角色。',
    text_other: '有 {{count}} 个账户使用此角色。请先为其设置其他角色，再删除此角色。',
    now_one: '其间有 {{count}} 个账户获得了此角色，因此不能删除。',
    now_other: '其间有 {{count}} 个账户获得了此角色，因此不能删除。',
    close: '关闭',
    list: '在用户列表中查看成员',
  },
  member: { signedIn: '已登录', disabled: '已停用', none: '没有用户使用此角色。' },
};
