import { PageHeader } from '../kit/PageHeader.tsx';
import type { GalleryPage } from './GalleryPage.ts';
import { Button } from '../kit/Button.tsx';

/** PageHeader. */
export const gallery: GalleryPage = {
  title: 'PageHeader',
  states: [
    {
      name: 'Title, count and primary action',
      isFullWindow: true,
      render: (translate) => (
        <PageHeader title={translate('Users', '用户', '用戶')} count="1,204">
          <Button intent="primary">{translate('Create user', '新建用户', '新增用戶')}</Button>
        </PageHeader>
      ),
    },
    {
      name: 'Title only',
      isFullWindow: true,
      render: (translate) => <PageHeader title={translate('Preset images', '预设图片', '預設圖片')} />,
    },
    {
      name: 'A title longer than the window',
      isFullWindow: true,
      render: (translate) => (
        <PageHeader
          title={translate(
            'Applications of clients who are waiting for a decision on their proof of address in mainland China',
            '正在等待内地住址证明审核结果的客户所提交的全部开户申请，按提交时间排列，最早提交的排在最前',
            '正在等待內地住址證明審核結果的客戶所提交的全部開戶申請，按提交時間排列，最早提交的排在最前',
          )}
          count="12"
        />
      ),
    },
  ],
};
