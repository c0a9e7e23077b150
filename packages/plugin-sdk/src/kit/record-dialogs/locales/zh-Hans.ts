import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHans: SameShape<typeof en> = {
  create: {
    button: '新建{{item}}',
    title: '新建{{item}}',
    submit: '创建{{item}}',
    done: '{{item}}已创建。',
    savedEarlier: '较早一次提交虽未收到响应，但已保存，其后的修改则尚未保存。请打开已保存的{{item}}再修改。',
  },
  change: {
    button: '编辑',
    title: '编辑{{item}}',
    submit: '保存{{item}}',
    done: '{{item}}已保存。',
  },
  delete: {
    button: '删除',
    title: '删除{{item}}？',
    submit: '删除{{item}}',
    consequence: '删除后无法恢复。',
    done: '{{name}}已删除。',
  },
};
