import { StatusTag } from '../kit/StatusTag.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** StatusTag. */
export const gallery: GalleryPage = {
  title: 'StatusTag',
  states: [
    {
      name: 'Waiting',
      render: (say) => <StatusTag tone="waiting">{say('Unchecked', '未审核', '未審核')}</StatusTag>,
    },
    {
      name: 'Progress',
      render: (say) => <StatusTag tone="progress">{say('Verified', '已审核', '已審核')}</StatusTag>,
    },
    { name: 'Failed', render: (say) => <StatusTag tone="failed">{say('Rejected', '已拒绝', '已拒絕')}</StatusTag> },
    {
      name: 'Form',
      render: (say) => <StatusTag tone="form">{say('Form generated', '已生成表格', '已產生表格')}</StatusTag>,
    },
    {
      name: 'Neutral',
      render: (say) => <StatusTag tone="neutral">{say('Disabled', '已停用', '已停用')}</StatusTag>,
    },
    {
      name: 'Longer than its place',
      render: (say) => (
        <div style={{ inlineSize: 96 }}>
          <StatusTag tone="waiting">
            {say('Waiting for the applicant to answer again', '等待申请人重新填写', '等待申請人重新填寫')}
          </StatusTag>
        </div>
      ),
    },
  ],
};
