import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  title: '鍵盤快速鍵',
  none: '本頁沒有快速鍵。',
  here: '本頁',
  everywhere: '所有頁面',
  search: '搜尋頁面及操作',
  sheet: '顯示此對話框',
  single: '使用單鍵快速鍵',
  singleHint: '即不含 Ctrl 或 ⌘ 的快速鍵。如果語音輸入或輸入法會誤觸，請將其關閉。',
  close: '關閉',
} satisfies SameShape<typeof en>;
