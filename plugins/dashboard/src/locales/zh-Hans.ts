import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  menu: {
    accountOpening: '开户管理',
    dashboard: '数据图表',
  },
  home: {
    figure: '申请',
    count: '数量',
    thisWeek: '本周提交',
    lastWeek: '上周同期提交',
    deletions_one: '{{count}} 天内自动删除',
    deletions_other: '{{count}} 天内自动删除',
    open: '查看所有图表',
    failed: '无法加载数据',
  },
};

export default zhHans;
