import type { SameShape } from '../../../services/messages.ts';
import type { en } from './en.ts';

export const zhHant: SameShape<typeof en> = {
  open: '打開日曆：{{name}}',
  calendar: '日曆：{{name}}',
  loading: '正在載入日曆…',
  failed: '日曆未能載入，請直接輸入日期。',
  month: '月份',
  year: '年份',
  previousMonth: '上個月',
  nextMonth: '下個月',
  today: '今天',
  now: '現在',
  clear: '清除',
  done: '完成',
  time: '時間',
  from: '{{name}}，開始',
  to: '{{name}}，結束',
  until: '至',
  placeholder: { day: '年-月-日', dateTime: '年-月-日 時:分', time: '時:分' },
  meaning: '{{weekday}}，{{relative}}',
  localClock: '本機時間：{{time}}（{{zone}}）',
  problem: {
    day: '未能識別此日期，請按 {{example}} 或 {{iso}} 的格式輸入。',
    time: '未能識別此時間，請按 09:30 或 14:30 的格式輸入。',
    dateTime: '未能識別此日期及時間，請按 {{example}} 或 {{iso}} 的格式輸入。',
    noTime: '欠缺時間，請在日期後輸入時間，例如 {{example}}。',
    notBefore: '不可早於 {{limit}}。',
    notAfter: '不可遲於 {{limit}}。',
    past: '此時間已過，請輸入將來的時間。',
  },
};
