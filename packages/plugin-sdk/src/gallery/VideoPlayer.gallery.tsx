import '../entries/documents.ts';
import { VideoPlayer } from '../documents/VideoPlayer.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { sampleVideo } from './sampleDocuments.ts';

/** VideoPlayer. */
export const gallery: GalleryPage = {
  title: 'VideoPlayer',
  states: [
    { name: 'Film', render: (translate) => <VideoPlayer url={sampleVideo()} name={nameOf(translate)} /> },
    {
      name: 'Damaged',
      render: (translate) => <VideoPlayer url="data:video/webm;base64,AAAA" name={nameOf(translate)} />,
    },
  ],
};

function nameOf(translate: Translate): string {
  return translate('Liveness video', '活体视频', '活體影片');
}
