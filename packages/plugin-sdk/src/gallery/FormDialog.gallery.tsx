import type { GalleryPage } from './GalleryPage.ts';
import { SampleFormDialog, sampleConflict } from './sampleForms.tsx';

/** A form in a dialog. */
export const gallery: GalleryPage = {
  title: 'FormDialog',
  states: [
    { name: 'Open', isAlone: true, render: (say) => <SampleFormDialog say={say} /> },
    {
      name: 'Left with changes',
      isAlone: true,
      render: (say) => <SampleFormDialog say={say} types={{ isVip: true }} isLeft />,
    },
    {
      name: 'Changed by somebody else',
      isAlone: true,
      render: (say) => (
        <SampleFormDialog say={say} sends={{ nickname: 'big-man' }} send={() => Promise.reject(sampleConflict(say))} />
      ),
    },
  ],
};
