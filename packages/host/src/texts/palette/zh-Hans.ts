import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  title: '搜索页面和操作',
  hint: '页面、操作、申请编号、姓名或手机号码',
  results: '结果',
  group: { recent: '最近打开', pages: '页面', actions: '操作' },
  count_one: '{{count}} 个结果',
  count_other: '{{count}} 个结果',
  none: '没有找到“{{query}}”。',
  searching: '正在搜索…',
  failed: '搜索失败：{{message}}',
  home: '首页',
  language: '切换为{{name}}',
  light: '使用浅色',
  dark: '使用深色',
  messages: '查看消息记录',
  jobs: '查看后台任务',
  plugins: '插件与权限',
  signOut: '退出登录',
} satisfies SameShape<typeof en>;
