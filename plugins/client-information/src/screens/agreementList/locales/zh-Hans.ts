import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  agreementList: {
    what: '协议列表',
    search: '标题或内容',
    none: '尚无协议',
    noneHint: '客户在开户或使用附加服务时须接受协议。请编写第一份。',
    exportName: '协议',
    create: '新建协议',
    order: '排列协议',
    orderTitle: '协议的顺序：{{category}}',
    sequence: '顺序',
    sequenceHint: '先基本协议，各类别按其顺序',
    textVersion: '版本',
  },
};
