import { VideoPlayer } from '../documents.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { sampleCaptions, sampleVideo, samplePicture } from './sampleDocuments.ts';

const poster = samplePicture({ width: 640, height: 480, text: '▶' }).url;

/** VideoPlayer. */
export const gallery: GalleryPage = {
  title: 'VideoPlayer',
  states: [
    { name: 'Film', render: (translate) => <VideoPlayer url={sampleVideo()} name={nameOf(translate)} /> },
    {
      name: 'With a picture before it and captions',
      render: (translate) => (
        <VideoPlayer
          url={sampleVideo()}
          name={nameOf(translate)}
          poster={poster}
          captions={[
            {
              url: sampleCaptions(translate('Please turn your head.', '请转头。', '請轉頭。')),
              language: translate('en', 'zh-Hans', 'zh-Hant'),
              label: translate('Captions', '字幕', '字幕'),
            },
          ]}
        />
      ),
    },
    {
      name: 'Damaged',
      render: (translate) => <VideoPlayer url="data:video/webm;base64,AAAA" name={nameOf(translate)} />,
    },
  ],
};

function nameOf(translate: Translate): string {
  return translate('Liveness video', '活体视频', '活體影片');
}
