import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  functionTree: {
    item: '功能',
    create: '新建功能',
    createBelow: '新建下级功能',
    change: '编辑',
    noneSelected: '未选择功能',
    noneSelectedHint: '选择一项功能，即可查看哪些券商拥有该功能，并可改名或移动。',
    category: '类型',
    categories: { Admin: '菜单：打开一个页面', Business: '业务功能：打开页面中的一项操作' },
    parent: '上级功能',
    parentHint: '券商和角色必须同时拥有所有上级功能，才能拥有此功能。',
    top: '最上层',
    takenBy: '拥有的券商',
    unused: '还没有券商拥有此功能。请在券商的功能配置中授予。',
    usersFailed: '无法加载拥有此功能的券商',
    affects_one: '更改最多影响 {{number}} 名用户，下次登录后生效。',
    affects_other: '更改最多影响 {{number}} 名用户，下次登录后生效。',
    codeHint: '大写字母、数字和“_”，以字母开头。以后不能更改。',
    codeFixed: '代码不能更改：券商、角色和页面都引用它。',
    reviewTitle: '更改功能“{{name}}”？',
    reviewSubmit: '更改功能',
    parentNotTaken_one: '{{brokers}} 拥有此功能，但没有新位置的上级功能。请先在其功能配置中授予上级功能。',
    parentNotTaken_other: '{{brokers}} 拥有此功能，但没有新位置的上级功能。请先在其功能配置中授予上级功能。',
  },
};
