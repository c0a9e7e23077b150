import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  agreementList: {
    what: '協議列表',
    search: '標題或內容',
    none: '尚無協議',
    noneHint: '客戶在開戶或使用附加服務時須接受協議。請撰寫第一份。',
    exportName: '協議',
    create: '新增協議',
    order: '排列協議',
    orderTitle: '協議的次序：{{category}}',
    sequence: '次序',
    sequenceHint: '先基本協議，各類別按其次序',
    textVersion: '版本',
  },
};
