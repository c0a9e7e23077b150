import { StatusTag } from '../kit/StatusTag.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** StatusTag. */
export const gallery: GalleryPage = {
  title: 'StatusTag',
  states: [
    {
      name: 'Waiting',
      render: (translate) => <StatusTag tone="waiting">{translate('Unchecked', '未审核', '未審核')}</StatusTag>,
    },
    {
      name: 'Progress',
      render: (translate) => <StatusTag tone="progress">{translate('Verified', '已审核', '已審核')}</StatusTag>,
    },
    {
      name: 'Failed',
      render: (translate) => <StatusTag tone="failed">{translate('Rejected', '已拒绝', '已拒絕')}</StatusTag>,
    },
    {
      name: 'Form',
      render: (translate) => (
        <StatusTag tone="form">{translate('Form generated', '已生成表格', '已產生表格')}</StatusTag>
      ),
    },
    {
      name: 'Neutral',
      render: (translate) => <StatusTag tone="neutral">{translate('Disabled', '已停用', '已停用')}</StatusTag>,
    },
    {
      name: 'Waits for the applicant',
      render: (translate) => (
        <StatusTag tone="progress" icon="client">
          {translate('Refill in progress', '补填中', '補填中')}
        </StatusTag>
      ),
    },
    {
      name: 'Unknown to the portal',
      render: () => (
        <StatusTag tone="neutral" icon="unknown">
          XYZ
        </StatusTag>
      ),
    },
    {
      name: 'Longer than its place',
      render: (translate) => (
        <div style={{ inlineSize: 96 }}>
          <StatusTag tone="waiting">
            {translate('Waiting for the applicant to answer again', '等待申请人重新填写', '等待申請人重新填寫')}
          </StatusTag>
        </div>
      ),
    },
  ],
};
