import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  roleList: {
    what: '角色列表',
    search: '名称或说明',
    none: '暂无角色',
    noneHint: '角色是为相同工作的同事准备的一组功能。请新建第一个角色。',
    noneOfBroker: '此券商还没有角色，由其管理员新建。',
    create: '新建角色',
  },
  roleColumn: {
    kind: '类型',
    own: '自定义角色',
    updateTime: '最后更改',
    updateBy: '更改人',
  },
};
