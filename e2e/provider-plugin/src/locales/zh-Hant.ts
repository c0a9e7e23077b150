import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = {
  menu: { brokers: '券商清單', broker: '券商', counts: '數目' },
  code: '代碼',
  name: '名稱',
  search: '按代碼或名稱搜尋',
  none: '尚未有券商',
  noneHint: '加入券商後會在這裏顯示。',
  back: '返回券商清單',
  status: '狀態',
  enabled: '已啟用',
  disabled: '已停用',
  disable: '停用券商',
  disableTitle: '停用此券商？',
  consequence: '其用戶會即時無法使用。',
  word: '券商代碼',
  count: '統計用戶',
};
export default texts;
