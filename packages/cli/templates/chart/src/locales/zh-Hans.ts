import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  menu: { dashboard: '示例插件' },
  items: '统计数据',
  failed: '无法加载统计数据',
  empty: '此时段没有咨询，请选择更长的时段。',
  period: { label: '时段', days: '最近 {{count}} 天' },
  chart: { enquiries: '每日咨询量', response: '首次回复用时', topics: '各主题咨询量' },
  day: '日期',
  minutes: '{{count}} 分钟',
  series: { current: '本时段', previous: '上一时段', count: '咨询量' },
  channelName: '渠道',
  channel: { phone: '电话', email: '邮件', branch: '分行' },
  topicName: '主题',
  topic: { account: '开户', fees: '费用', trading: '交易', transfer: '转账', other: '其他' },
  card: {
    today: '今日咨询',
    todayCount: '今日',
    yesterdayCount: '昨日',
    week: '一周咨询',
    period: '时段',
    currentWeek: '最近 7 天',
    previousWeek: '此前 7 天',
    change: '变化：{{change}}',
  },
};

export default zhHans;
