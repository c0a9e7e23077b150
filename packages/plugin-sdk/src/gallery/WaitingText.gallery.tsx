import { WaitingText } from '../kit/WaitingText.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** WaitingText. */
export const gallery: GalleryPage = {
  title: 'WaitingText',
  states: [
    {
      name: 'Waiting: says so after 5 s',
      render: (say) => <WaitingText active what={say('the applications', '申请列表', '申請列表')} />,
    },
    {
      name: 'Not waiting',
      render: (say) => <WaitingText active={false} what={say('the applications', '申请列表', '申請列表')} />,
    },
  ],
};
