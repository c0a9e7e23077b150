import type { SameShape } from '../../messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  stepper: { done: '已完成', running: '進行中', failed: '失敗', waiting: '未開始', skipped: '已略過' },
};
