import { Timeline, type TimelineEntry } from '../kit/Timeline.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Timeline. */
export const gallery: GalleryPage = {
  title: 'Timeline',
  states: [
    {
      name: 'With reasons',
      render: (translate) => (
        <Timeline label={translate('Operation history', '操作记录', '操作記錄')} entries={entries(translate)} />
      ),
    },
    {
      name: 'One entry',
      render: (translate) => (
        <Timeline label={translate('First entry', '第一条记录', '第一條記錄')} entries={entries(translate).slice(-1)} />
      ),
    },
  ],
};

function entries(translate: Translate): readonly TimelineEntry[] {
  return [
    {
      id: '3',
      time: '2026-11-20T06:12:40Z',
      title: translate('Rejected', '已拒绝', '已拒絕'),
      actor: translate('Chan Ka Man', '陈嘉敏', '陳嘉敏'),
      reason: translate(
        'The proof of address is older than three months, and the name on it is not the applicant’s.',
        '住址证明已超过三个月，且证明上的姓名与申请人不符。',
        '住址證明已超過三個月，且證明上的姓名與申請人不符。',
      ),
    },
    {
      id: '2',
      time: '2026-11-19T01:00:03Z',
      title: translate('Answers amended', '已修改填写内容', '已修改填寫內容'),
      actor: 'demo.admin',
    },
    {
      id: '1',
      time: '2026-11-18T15:59:59Z',
      title: translate('Submitted', '已提交', '已提交'),
      actor: translate('Applicant', '申请人', '申請人'),
    },
  ];
}
