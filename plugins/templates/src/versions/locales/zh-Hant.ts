import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  versionChange: {
    difference: '版本 {{before}} 至版本 {{after}} 的更改',
    failed: '未能載入版本',
    awaited: '版本',
    show: '顯示版本 {{version}} 的更改',
  },
};
