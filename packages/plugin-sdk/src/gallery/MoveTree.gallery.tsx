import type { GalleryPage } from './GalleryPage.ts';
import { SampleOutline } from './sampleOutline.tsx';

/** MoveTree. */
export const gallery: GalleryPage = {
  title: 'MoveTree',
  states: [
    { name: 'A few nodes', render: (translate) => <SampleOutline translate={translate} /> },
    { name: 'Read-only', render: (translate) => <SampleOutline translate={translate} isReadOnly /> },
    {
      name: '1,200 nodes',
      isFullWindow: true,
      render: (translate) => <SampleOutline translate={translate} chapters={300} />,
    },
  ],
};
