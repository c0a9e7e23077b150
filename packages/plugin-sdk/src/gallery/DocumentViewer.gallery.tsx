import { useMemo } from 'react';
import { DocumentViewer, useDocumentViewer } from '../entries/documents.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { sampleDocuments } from './sampleDocuments.ts';

/** DocumentViewer. */
export const gallery: GalleryPage = {
  title: 'DocumentViewer',
  states: [
    { name: 'Papers of every kind and state', render: (translate) => <Viewer translate={translate} count={7} /> },
    { name: 'One document', render: (translate) => <Viewer translate={translate} count={1} /> },
    { name: 'None', render: (translate) => <Viewer translate={translate} count={0} /> },
  ],
};

function Viewer({ translate, count }: { readonly translate: Translate; readonly count: number }) {
  const documents = useMemo(() => sampleDocuments(translate).slice(0, count), [translate, count]);
  return (
    <DocumentViewer viewer={useDocumentViewer(documents)} label={translate('Documents', '证明文件', '證明文件')} />
  );
}
