import { type FaqCategory, listFaqCategories } from '@brokerdesk/api';
import { useMemo } from 'react';
import { textIn } from '../formats/textIn.ts';
import { useHost } from '../hooks/useHost.ts';
import { ListScreen } from '../kit/list-screen/ListScreen.tsx';
import { SidePanel } from '../kit/list-screen/tools/SidePanel.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { createFaqApi } from './sampleFaq.ts';

/** The panel beside a list. */
export const gallery: GalleryPage = {
  title: 'SidePanel',
  states: [
    {
      name: 'List whose rows open in a panel',
      isFullWindow: true,
      api: createFaqApi(),
      render: (translate) => <Categories translate={translate} />,
    },
    {
      name: 'Panel of the first row',
      isFullWindow: true,
      render: (translate) => (
        <div className="bdk-list-split">
          <SidePanel
            title={translate('Opening an account', '开户', '開立帳戶')}
            focusRequests={0}
            onPrevious={undefined}
            onNext={() => {}}
            onClose={() => {}}
          >
            <p>{translate('5 questions', '5 个问题', '5 條問題')}</p>
          </SidePanel>
        </div>
      ),
    },
  ],
};

function Categories({ translate }: { readonly translate: Translate }) {
  const { language } = useHost();
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: translate('Name', '名称', '名稱'),
        width: 240,
        text: ({ name }: FaqCategory) => textIn(name, language),
      },
    ],
    [translate, language],
  );
  return (
    <ListScreen
      id="categories"
      title={translate('Categories', '分类', '分類')}
      itemsLabel={translate('the categories', '分类', '分類')}
      endpoint={listFaqCategories}
      paging="none"
      columns={columns}
      rowId={({ categoryID }) => categoryID}
      panel={{
        title: ({ name }) => textIn(name, language),
        render: ({ questionCount }) => (
          <p>{translate('Questions: ', '问题数：', '問題數：') + String(questionCount)}</p>
        ),
      }}
      empty={{
        title: translate('No categories yet', '还没有分类', '還沒有分類'),
        text: translate('Create the first one.', '请新建第一个分类。', '請新增第一個分類。'),
      }}
    />
  );
}
