import { EmptyState } from '../kit/EmptyState.tsx';
import type { GalleryPage } from './GalleryPage.ts';
import { Button } from '../kit/Button.tsx';

/** EmptyState. */
export const gallery: GalleryPage = {
  title: 'EmptyState',
  states: [
    {
      name: 'Title only',
      render: (translate) => <EmptyState title={translate('No attachments', '没有附件', '沒有附件')} />,
    },
    {
      name: 'With text',
      render: (translate) => (
        <EmptyState title={translate('No applications yet', '还没有申请', '還沒有申請')}>
          {translate(
            'An application appears here once a client submits it in the app.',
            '客户在应用中提交申请后，申请会显示在这里。',
            '客戶在應用程式中提交申請後，申請會顯示在這裏。',
          )}
        </EmptyState>
      ),
    },
    {
      name: 'With an action',
      render: (translate) => (
        <EmptyState
          title={translate('Nothing matches these filters', '没有符合筛选条件的结果', '沒有符合篩選條件的結果')}
          action={<Button>{translate('Clear filters', '清除筛选', '清除篩選')}</Button>}
        />
      ),
    },
  ],
};
