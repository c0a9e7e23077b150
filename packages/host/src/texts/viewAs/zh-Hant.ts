import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  region: '以角色身分檢視',
  active: '您正以角色「{{name}}」的身分檢視，不能更改任何內容。',
  lacking_one: '您自己沒有其中 {{count}} 項功能，因此不能顯示其內容。',
  lacking_other: '您自己沒有其中 {{count}} 項功能，因此不能顯示其內容。',
  back: '返回',
  over: '該角色已被刪除，檢視已結束。',
  close: '關閉',
  noJobs: '您正以角色的身分檢視，因此沒有啟動工作。請先返回。',
  again: '您已在以角色的身分檢視。請先返回。',
} satisfies SameShape<typeof en>;
