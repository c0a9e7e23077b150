import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  productFunctions: {
    what: '功能列表',
    failed: '未能載入功能',
    part: { Admin: '選單', Business: '業務功能' },
    name: '名稱',
    code: '代碼',
    more: '另外 {{count}} 項',
  },
};
