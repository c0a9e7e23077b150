import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  region: '以角色身份查看',
  active: '您正在以角色“{{name}}”的身份查看，不能更改任何内容。',
  lacking_one: '您自己没有其中 {{count}} 项功能，因此不能显示其内容。',
  lacking_other: '您自己没有其中 {{count}} 项功能，因此不能显示其内容。',
  back: '返回',
  over: '该角色已被删除，查看已结束。',
  close: '关闭',
  noJobs: '您正在以角色的身份查看，因此未启动任务。请先返回。',
  again: '您已在以角色的身份查看。请先返回。',
} satisfies SameShape<typeof en>;
