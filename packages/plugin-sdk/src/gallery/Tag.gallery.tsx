import { Tag } from '../kit/Tag.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** Tag. */
export const gallery: GalleryPage = {
  title: 'Tag',
  states: [
    { name: 'Waiting', render: (translate) => <Tag tone="waiting">{translate('Changed', '已更改', '已更改')}</Tag> },
    { name: 'Progress', render: () => <Tag tone="progress">3</Tag> },
    { name: 'Failed', render: () => <Tag tone="failed">2</Tag> },
    { name: 'Form', render: () => <Tag tone="form">12</Tag> },
    { name: 'Neutral', render: () => <Tag tone="neutral">1,204</Tag> },
  ],
};
