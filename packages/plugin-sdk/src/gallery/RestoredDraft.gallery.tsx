import { RestoredDraft } from '../kit/RestoredDraft.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** RestoredDraft. */
export const gallery: GalleryPage = {
  title: 'RestoredDraft',
  states: [
    {
      name: 'Typed earlier',
      render: () => <RestoredDraft draft={{ isRestored: true, isTooLong: false, discard: () => {} }} />,
    },
    {
      name: 'Too long to store',
      render: () => <RestoredDraft draft={{ isRestored: false, isTooLong: true, discard: () => {} }} />,
    },
    {
      name: 'Nothing to translate',
      render: () => <RestoredDraft draft={{ isRestored: false, isTooLong: false, discard: () => {} }} />,
    },
  ],
};
