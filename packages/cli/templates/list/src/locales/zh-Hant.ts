import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  title: '範例插件',
  edit: '範例插件：新增、更改及刪除',
  items: '範例',
  item: '範例',
  search: '名稱或備註',
  texts: '各語言的名稱',
  noNote: '沒有備註',
  deleteConsequence: '範例及其備註將被刪除，歷史紀錄會保留。',
  column: { name: '名稱', status: '狀態', dueDay: '到期日', note: '備註', updateTime: '更改時間', updateBy: '更改者' },
  status: { open: '待處理', inProgress: '處理中', done: '已完成' },
  empty: { title: '暫無範例', text: '設有到期日的範例會在此顯示。請新增第一項範例。' },
  panel: { facts: '詳情', history: '歷史' },
  field: {
    nameEN: '名稱（英文）',
    nameSC: '名稱（簡體中文）',
    nameTC: '名稱（繁體中文）',
  },
  card: { count: '範例數目', failed: '未能統計範例數目。' },
};

export default zhHant;
