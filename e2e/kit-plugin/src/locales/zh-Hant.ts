import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = {
  menu: { announcements: '公告', list: '列表' },
  card: {
    total: '公告數目：{{count}}',
    period: '圖表期間為 {{from}} 至 {{to}}。',
    failed: '無法載入公告',
  },
  items: '公告',
  item: '公告',
  search: '標題或內容',
  texts: '文字',
  content: '內容',
  published: '已發佈',
  startHint: '留空：發佈後立即顯示。',
  endHint: '留空：不設結束時間。',
  deleteConsequence: '客戶將不再看到該公告，其後的公告依次前移。',
  column: { title: '標題', state: '狀態', start: '開始時間', end: '結束時間', position: '位置' },
  state: { unpublished: '未發佈', scheduled: '待顯示', displaying: '顯示中', ended: '已結束' },
  empty: { title: '還沒有公告', text: '請新增第一則公告，客戶將在應用程式中看到。' },
};
export default texts;
