import { ImageViewer } from '../documents.ts';
import type { GalleryPage } from './GalleryPage.ts';
import { samplePicture } from './sampleDocuments.ts';

const card = samplePicture({ width: 1600, height: 1000, text: 'ID' });
const page = samplePicture({ width: 900, height: 1400, text: 'A4' });

/** ImageViewer. */
export const gallery: GalleryPage = {
  title: 'ImageViewer',
  states: [
    {
      name: 'Wide picture',
      render: (translate) => (
        <ImageViewer {...card} name={translate('Identity card, front', '身份证正面', '身份證正面')} />
      ),
    },
    {
      name: 'Tall picture',
      render: (translate) => <ImageViewer {...page} name={translate('Address proof', '住址证明', '住址證明')} />,
    },
  ],
};
