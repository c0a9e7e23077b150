import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  menu: { dashboard: '範例插件' },
  items: '統計數據',
  failed: '未能載入統計數據',
  empty: '此時段沒有查詢，請選擇較長的時段。',
  period: { label: '時段', days: '最近 {{count}} 日' },
  chart: { enquiries: '每日查詢數目', response: '首次回覆所需時間', topics: '各主題查詢數目' },
  day: '日期',
  minutes: '{{count}} 分鐘',
  series: { current: '本時段', previous: '上一時段', count: '查詢數目' },
  channelName: '渠道',
  channel: { phone: '電話', email: '電郵', branch: '分行' },
  topicName: '主題',
  topic: { account: '開戶', fees: '收費', trading: '交易', transfer: '轉賬', other: '其他' },
  card: {
    today: '今日查詢',
    todayCount: '今日',
    yesterdayCount: '昨日',
    week: '一週查詢',
    period: '時段',
    currentWeek: '最近 7 日',
    previousWeek: '之前 7 日',
    change: '變動：{{change}}',
  },
};

export default zhHant;
