import { WaitingText } from '../kit/WaitingText.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** WaitingText. */
export const gallery: GalleryPage = {
  title: 'WaitingText',
  states: [
    {
      name: 'Waiting: says so after 5 s',
      render: (translate) => <WaitingText active itemsLabel={translate('the applications', '申请列表', '申請列表')} />,
    },
    {
      name: 'With lines: they hold the place after 150 ms',
      render: (translate) => (
        <WaitingText active lines={3} itemsLabel={translate('the applications', '申请列表', '申請列表')} />
      ),
    },
    {
      name: 'Not waiting',
      render: (translate) => (
        <WaitingText active={false} itemsLabel={translate('the applications', '申请列表', '申請列表')} />
      ),
    },
  ],
};
