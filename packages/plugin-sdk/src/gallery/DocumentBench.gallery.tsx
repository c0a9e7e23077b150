import { useMemo } from 'react';
import { DocumentBench, useDocumentBench } from '../documents.ts';
import type { GalleryPage, Say } from './GalleryPage.ts';
import { sampleDocuments } from './sampleDocuments.ts';

/** DocumentBench. */
export const gallery: GalleryPage = {
  title: 'DocumentBench',
  states: [
    { name: 'Papers of every kind and state', render: (say) => <Bench say={say} count={7} /> },
    { name: 'One document', render: (say) => <Bench say={say} count={1} /> },
    { name: 'None', render: (say) => <Bench say={say} count={0} /> },
  ],
};

function Bench({ say, count }: { readonly say: Say; readonly count: number }) {
  const documents = useMemo(() => sampleDocuments(say).slice(0, count), [say, count]);
  return <DocumentBench bench={useDocumentBench(documents)} label={say('Documents', '证明文件', '證明文件')} />;
}
