import { VideoPlayer } from '../documents.ts';
import type { GalleryPage, Say } from './GalleryPage.ts';
import { sampleCaptions, sampleFilm } from './sampleFilm.ts';
import { samplePicture } from './samplePicture.ts';

const poster = samplePicture({ width: 640, height: 480, text: '▶' }).url;

/** VideoPlayer. */
export const gallery: GalleryPage = {
  title: 'VideoPlayer',
  states: [
    { name: 'Film', render: (say) => <VideoPlayer url={sampleFilm()} name={nameOf(say)} /> },
    {
      name: 'With a picture before it and captions',
      render: (say) => (
        <VideoPlayer
          url={sampleFilm()}
          name={nameOf(say)}
          poster={poster}
          captions={[
            {
              url: sampleCaptions(say('Please turn your head.', '请转头。', '請轉頭。')),
              language: say('en', 'zh-Hans', 'zh-Hant'),
              label: say('Captions', '字幕', '字幕'),
            },
          ]}
        />
      ),
    },
    {
      name: 'Damaged',
      render: (say) => <VideoPlayer url="data:video/webm;base64,AAAA" name={nameOf(say)} />,
    },
  ],
};

function nameOf(say: Say): string {
  return say('Liveness video', '活体视频', '活體影片');
}
