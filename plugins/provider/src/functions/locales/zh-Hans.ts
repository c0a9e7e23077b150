import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  productFunctions: {
    what: '功能列表',
    failed: '无法加载功能',
    part: { Admin: '菜单', Business: '业务功能' },
    name: '名称',
    code: '代码',
    more: '另外 {{count}} 项',
  },
};
