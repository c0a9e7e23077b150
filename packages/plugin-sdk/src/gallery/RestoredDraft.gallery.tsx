import { RestoredDraft } from '../kit/RestoredDraft.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** RestoredDraft. */
export const gallery: GalleryPage = {
  title: 'RestoredDraft',
  states: [
    {
      name: 'Typed earlier',
      render: () => <RestoredDraft draft={{ isRestored: true, discard: () => {} }} />,
    },
    { name: 'Nothing to translate', render: () => <RestoredDraft draft={{ isRestored: false, discard: () => {} }} /> },
  ],
};
