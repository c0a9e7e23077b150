import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  create: {
    button: '新增{{item}}',
    title: '新增{{item}}',
    submit: '新增{{item}}',
    done: '{{item}}已新增。',
    savedEarlier: '較早一次提交雖未收到回應，但已儲存，其後的修改則尚未儲存。請開啟已儲存的{{item}}再修改。',
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
