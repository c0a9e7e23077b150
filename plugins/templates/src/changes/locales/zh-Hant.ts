import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  templateChange: {
    none: '沒有差異。',
    added: '新增',
    removed: '移除',
    moved: '移動',
    changed: '更改',
    movedFrom: '由{{from}}第 {{fromPosition}} 位移至{{to}}第 {{toPosition}} 位',
    count: '{{part}}：新增 {{added}}，更改 {{changed}}，移除 {{removed}}',
    parts: { template: '範本', page: '頁面', group: '分組', question: '問題', class: '等級' },
  },
};
