import { SplitPanes } from '../documents.ts';
import type { GalleryPage, Say } from './GalleryPage.ts';

/** SplitPanes. */
export const gallery: GalleryPage = {
  title: 'SplitPanes',
  states: [
    { name: 'Side by side', render: panes },
    { name: 'Where there is no room', render: (say) => <div style={{ maxInlineSize: 360 }}>{panes(say)}</div> },
  ],
};

function panes(say: Say) {
  return (
    <SplitPanes
      label={say('Width of the answers', '填写内容的宽度', '填寫內容的闊度')}
      remember="gallery"
      start={<p>{say('Answers', '填写内容', '填寫內容')}</p>}
      end={<p>{say('Documents', '证明文件', '證明文件')}</p>}
    />
  );
}
