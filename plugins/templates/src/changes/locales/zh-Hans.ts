import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  templateChange: {
    none: '没有差异。',
    added: '新增',
    removed: '移除',
    moved: '移动',
    changed: '更改',
    movedFrom: '由{{from}}第 {{fromPosition}} 位移至{{to}}第 {{toPosition}} 位',
    count: '{{part}}：新增 {{added}}，更改 {{changed}}，移除 {{removed}}',
    parts: { template: '模板', page: '页面', group: '分组', question: '问题', class: '等级' },
  },
};
