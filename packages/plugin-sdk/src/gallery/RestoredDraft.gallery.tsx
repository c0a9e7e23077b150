import { RestoredDraft } from '../kit/RestoredDraft.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** RestoredDraft. */
export const gallery: GalleryPage = {
  title: 'RestoredDraft',
  states: [
    {
      name: 'Typed earlier',
      render: () => (
        <RestoredDraft draft={{ isRestored: true, isTooLong: false, isOpenElsewhere: false, discard: () => {} }} />
      ),
    },
    {
      name: 'Too long to store',
      render: () => (
        <RestoredDraft draft={{ isRestored: false, isTooLong: true, isOpenElsewhere: false, discard: () => {} }} />
      ),
    },
    {
      name: 'Open in another tab',
      render: () => (
        <RestoredDraft draft={{ isRestored: true, isTooLong: false, isOpenElsewhere: true, discard: () => {} }} />
      ),
    },
    {
      name: 'Nothing to translate',
      render: () => (
        <RestoredDraft draft={{ isRestored: false, isTooLong: false, isOpenElsewhere: false, discard: () => {} }} />
      ),
    },
  ],
};
