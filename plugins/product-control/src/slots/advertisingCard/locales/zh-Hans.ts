import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  advertisingCard: {
    what: '广告图片',
    count: '数量',
    showing: '显示中',
    soon: '7 天内结束',
    scheduled: '待显示',
    unreleased: '未发布',
    failed: '无法加载广告图片',
  },
};
