import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  title: '搜尋頁面及操作',
  hint: '頁面、操作、申請編號、姓名或手提電話號碼',
  results: '結果',
  group: { recent: '最近開啟', pages: '頁面', actions: '操作' },
  count_one: '{{count}} 個結果',
  count_other: '{{count}} 個結果',
  none: '找不到「{{query}}」。',
  searching: '正在搜尋…',
  failed: '搜尋失敗：{{message}}',
  home: '主頁',
  language: '切換為{{name}}',
  light: '使用淺色',
  dark: '使用深色',
  messages: '檢視訊息紀錄',
  jobs: '檢視背景工作',
  plugins: '外掛程式與權限',
  signOut: '登出',
} satisfies SameShape<typeof en>;
