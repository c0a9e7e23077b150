import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = {
  menu: { announcements: '公告', list: '列表' },
  card: {
    total: '公告数量：{{count}}',
    period: '图表期间为 {{from}} 至 {{to}}。',
    failed: '无法加载公告',
  },
  items: '公告',
  item: '公告',
  search: '标题或内容',
  texts: '文字',
  content: '内容',
  published: '已发布',
  startHint: '留空：发布后立即显示。',
  endHint: '留空：不设结束时间。',
  deleteConsequence: '客户将不再看到该公告，其后的公告依次前移。',
  column: { title: '标题', state: '状态', start: '开始时间', end: '结束时间', position: '位置' },
  state: { unpublished: '未发布', scheduled: '待显示', displaying: '显示中', ended: '已结束' },
  empty: { title: '还没有公告', text: '请新建第一则公告，客户将在应用中看到。' },
};
export default texts;
