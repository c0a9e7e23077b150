import { type Faq, type FaqCategory, listFaq, listFaqCategories } from '@brokerdesk/api';
import { useMemo } from 'react';
import { textIn } from '../formats/textIn.ts';
import { MasterDetail } from '../entries/forms.ts';
import { useCall } from '../hooks/useCall.ts';
import { useHost } from '../hooks/useHost.ts';
import { Button } from '../kit/Button.tsx';
import { ListScreen } from '../kit/list-screen/ListScreen.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { createFaqApi } from './sampleFaq.ts';

/** Items beside what belongs to the selected one. */
export const gallery: GalleryPage = {
  title: 'MasterDetail',
  states: [
    {
      name: 'Categories and their questions',
      isFullWindow: true,
      api: createFaqApi(),
      params: { categoryID: 'C2' },
      render: (translate) => <Questions translate={translate} />,
    },
    {
      name: 'Without items',
      isFullWindow: true,
      api: createFaqApi([]),
      render: (translate) => <Questions translate={translate} />,
    },
  ],
};

/** The questions of each category. */
export function Questions({ translate }: { readonly translate: Translate }) {
  const { language } = useHost();
  const columns = useMemo(
    () => [
      {
        id: 'question',
        header: translate('Question', '问题', '問題'),
        width: 280,
        text: ({ question }: Faq) => textIn(question, language),
      },
    ],
    [translate, language],
  );
  return (
    <MasterDetail
      title={translate('Categories', '分类', '分類')}
      itemsLabel={translate('the categories', '分类', '分類')}
      query={useCall(listFaqCategories, {})}
      param="categoryID"
      itemId={({ categoryID }) => categoryID}
      itemName={({ name }) => textIn(name, language)}
      itemDetail={({ questionCount }) => questionCount}
      action={<Button>{translate('New', '新建', '新增')}</Button>}
      empty={{
        title: translate('No categories yet', '还没有分类', '還沒有分類'),
        text: translate('Create the first one.', '请新建第一个分类。', '請新增第一個分類。'),
      }}
    >
      {({ categoryID, name }: FaqCategory) => (
        <ListScreen
          id="questions"
          title={textIn(name, language)}
          itemsLabel={translate('the questions', '问题', '問題')}
          endpoint={listFaq}
          columns={columns}
          rowId={({ faqID }) => faqID}
          defaultSort="sequence"
          searchLabel={translate('Question', '问题', '問題')}
          fixedFilters={{ categoryID }}
          empty={{
            title: translate('No questions yet', '还没有问题', '還沒有問題'),
            text: translate('Create the first one.', '请新建第一个问题。', '請新增第一個問題。'),
          }}
        />
      )}
    </MasterDetail>
  );
}
