import { SplitPanes } from '../entries/documents.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** SplitPanes. */
export const gallery: GalleryPage = {
  title: 'SplitPanes',
  states: [
    { name: 'Side by side', render: panes },
    {
      name: 'Where there is no room',
      render: (translate) => <div style={{ maxInlineSize: 360 }}>{panes(translate)}</div>,
    },
  ],
};

function panes(translate: Translate) {
  return (
    <SplitPanes
      label={translate('Width of the answers', '填写内容的宽度', '填寫內容的闊度')}
      storageKey="gallery"
      start={<p>{translate('Answers', '填写内容', '填寫內容')}</p>}
      end={<p>{translate('Documents', '证明文件', '證明文件')}</p>}
    />
  );
}
