import { Callout } from '../kit/Callout.tsx';
import type { GalleryPage, GalleryState } from './GalleryPage.ts';
import type { TagTone } from '../kit/Tag.tsx';

/** Callout. */
export const gallery: GalleryPage = {
  title: 'Callout',
  states: [
    stateOf('Failed', 'failed'),
    stateOf('Waiting', 'waiting'),
    stateOf('Progress', 'progress'),
    stateOf('Form', 'form'),
    stateOf('Neutral', 'neutral'),
    {
      name: 'Without a title',
      render: (translate) => (
        <Callout tone="waiting">
          {translate('The result is not known yet.', '结果尚未确定。', '結果尚未確定。')}
        </Callout>
      ),
    },
  ],
};

function stateOf(name: string, tone: TagTone): GalleryState {
  return {
    name,
    render: (translate) => (
      <Callout tone={tone} title={translate('Two fields are not valid', '有两个字段无效', '有兩個欄位無效')}>
        <p>{translate('Correct them and send the form again.', '请更正后重新提交。', '請更正後再次提交。')}</p>
      </Callout>
    ),
  };
}
