import { Timeline, type TimelineEntry } from '../kit/Timeline.tsx';
import type { GalleryPage, Say } from './GalleryPage.ts';

/** Timeline. */
export const gallery: GalleryPage = {
  title: 'Timeline',
  states: [
    {
      name: 'With reasons',
      render: (say) => <Timeline label={say('Operation history', '操作记录', '操作記錄')} entries={entries(say)} />,
    },
    {
      name: 'One entry',
      render: (say) => (
        <Timeline label={say('First entry', '第一条记录', '第一條記錄')} entries={entries(say).slice(-1)} />
      ),
    },
  ],
};

function entries(say: Say): readonly TimelineEntry[] {
  return [
    {
      id: '3',
      time: '2026-11-20T06:12:40Z',
      what: say('Rejected', '已拒绝', '已拒絕'),
      who: say('Chan Ka Man', '陈嘉敏', '陳嘉敏'),
      why: say(
        'The proof of address is older than three months, and the name on it is not the applicant’s.',
        '住址证明已超过三个月，且证明上的姓名与申请人不符。',
        '住址證明已超過三個月，且證明上的姓名與申請人不符。',
      ),
    },
    {
      id: '2',
      time: '2026-11-19T01:00:03Z',
      what: say('Answers amended', '已修改填写内容', '已修改填寫內容'),
      who: 'demo.admin',
    },
    {
      id: '1',
      time: '2026-11-18T15:59:59Z',
      what: say('Submitted', '已提交', '已提交'),
      who: say('Applicant', '申请人', '申請人'),
    },
  ];
}
