import type { JobsMessages } from '../../JobsMessages.ts';

const messages: JobsMessages = {
  title: '后台任务',
  none: '没有任务。导入等耗时较长的操作会在这里继续进行，您可以同时处理其他事情。',
  loading: '正在加载',
  of: '{{settled}} / {{total}}',
  count: {
    waiting: '等待中 {{number}}',
    running: '进行中 {{number}}',
    done: '完成 {{number}}',
    skipped: '跳过 {{number}}',
    failed: '失败 {{number}}',
    unknown: '结果未知 {{number}}',
  },
  separator: ' · ',
  started: '开始于 {{time}}',
  elapsed: '已用时 {{time}}',
  took: '用时 {{time}}',
  unknownHint: '部分项目没有收到回复，可能已经完成，也可能没有。请先查询状态，再决定是否重试。',
  retry: '重试失败项（{{number}}）',
  check: '查询状态（{{number}}）',
  csv: '导出失败项 csv',
  dismiss: '移除',
  dismissName: '移除“{{title}}”',
  items: '各项结果',
  state: {
    waiting: '等待中',
    running: '进行中',
    done: '完成',
    skipped: '已跳过',
    failed: '失败',
    unknown: '结果未知',
  },
  coded: '{{message}}（{{code}}）',
  codeMissing: '未能加载此任务的程序，尚未执行任何操作。请刷新页面后重试。',
  ended: '{{title}}：{{counts}}',
  file: { name: '失败项', item: '项目', state: '状态', code: '代码', message: '说明' },
  leave: {
    title: '仍有任务在进行',
    text: '退出后任务会暂停，您在此浏览器再次登录后会继续进行。',
    stay: '留下',
    leave: '退出登录',
  },
};

export default messages;
