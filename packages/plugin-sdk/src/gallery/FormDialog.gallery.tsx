import type { GalleryPage } from './GalleryPage.ts';
import { SampleFormDialog, sampleConflict } from './sampleForms.tsx';

/** A form in a dialog. */
export const gallery: GalleryPage = {
  title: 'FormDialog',
  states: [
    { name: 'Open', isFullWindow: true, render: (translate) => <SampleFormDialog translate={translate} /> },
    {
      name: 'Left with changes',
      isFullWindow: true,
      render: (translate) => <SampleFormDialog translate={translate} typedValues={{ channel: 'email' }} isLeaving />,
    },
    {
      name: 'Changed by somebody else',
      isFullWindow: true,
      render: (translate) => (
        <SampleFormDialog
          translate={translate}
          submittedValues={{ nickname: 'big-man' }}
          send={() => Promise.reject(sampleConflict(translate))}
        />
      ),
    },
  ],
};
