import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  title: '键盘快捷键',
  none: '本页没有快捷键。',
  here: '本页',
  everywhere: '所有页面',
  search: '搜索页面和操作',
  sheet: '显示此对话框',
  single: '使用单键快捷键',
  singleHint: '即不含 Ctrl 或 ⌘ 的快捷键。如果语音输入或输入法会误触，请将其关闭。',
  close: '关闭',
} satisfies SameShape<typeof en>;
