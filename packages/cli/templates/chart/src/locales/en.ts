const en = {
  menu: { dashboard: 'Sample plugin' },
  items: 'the statistics',
  failed: 'The statistics could not be loaded',
  empty: 'No enquiries in this period. Choose a longer one.',
  period: { label: 'Period', days: 'Last {{count}} days' },
  chart: { enquiries: 'Enquiries by day', response: 'Time until the first response', topics: 'Enquiries by topic' },
  day: 'Day',
  minutes: '{{count}} min',
  series: { current: 'This period', previous: 'Period before', count: 'Enquiries' },
  channelName: 'Channel',
  channel: { phone: 'Phone', email: 'Email', branch: 'Branch' },
  topicName: 'Topic',
  topic: {
    account: 'Account opening',
    fees: 'Fees',
    trading: 'Trading',
    transfer: 'Transfers',
    other: 'Other',
  },
  card: {
    today: 'Enquiries today',
    todayCount: 'Today',
    yesterdayCount: 'Yesterday',
    week: 'Enquiries of the week',
    period: 'Period',
    currentWeek: 'Last 7 days',
    previousWeek: '7 days before',
    change: 'Change: {{change}}',
  },
} as const;

export default en;
