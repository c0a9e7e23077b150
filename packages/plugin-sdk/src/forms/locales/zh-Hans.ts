import type { SameShape } from '../../messages.ts';
import type { en } from './en.ts';

export const zhHans: SameShape<typeof en> = {
  stepper: { done: '已完成', running: '进行中', failed: '失败', waiting: '未开始', skipped: '已跳过' },
};
