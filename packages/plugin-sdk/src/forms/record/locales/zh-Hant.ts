import type { SameShape } from '../../../messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  create: {
    button: '新增{{item}}',
    title: '新增{{item}}',
    submit: '新增{{item}}',
    done: '{{item}}已新增。',
  },
  change: {
    button: '編輯',
    title: '編輯{{item}}',
    submit: '儲存{{item}}',
    done: '{{item}}已儲存。',
  },
  delete: {
    button: '刪除',
    title: '刪除{{item}}？',
    submit: '刪除{{item}}',
    consequence: '刪除後無法復原。',
    done: '{{name}}已刪除。',
  },
};
