import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHans: SameShape<typeof en> = {
  open: '打开日历：{{name}}',
  calendar: '日历：{{name}}',
  loading: '正在加载日历…',
  failed: '日历未能加载，请直接输入日期。',
  month: '月份',
  year: '年份',
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
  now: '现在',
  clear: '清除',
  done: '完成',
  time: '时间',
  from: '{{name}}，开始',
  to: '{{name}}，结束',
  until: '至',
  placeholder: { day: '年-月-日', dateTime: '年-月-日 时:分', time: '时:分' },
  meaning: '{{weekday}}，{{relative}}',
  localClock: '本机时间：{{time}}（{{zone}}）',
  problem: {
    day: '无法识别此日期，请按 {{example}} 或 {{iso}} 的格式输入。',
    time: '无法识别此时间，请按 09:30 或 14:30 的格式输入。',
    dateTime: '无法识别此日期和时间，请按 {{example}} 或 {{iso}} 的格式输入。',
    noTime: '缺少时间，请在日期后输入时间，例如 {{example}}。',
    notBefore: '不能早于 {{limit}}。',
    notAfter: '不能晚于 {{limit}}。',
    past: '此时间已过，请输入将来的时间。',
  },
};
