import { type FaqCategory, listFaqCategories } from '@brokerdesk/api';
import { useMemo } from 'react';
import { textIn } from '../formats/textIn.ts';
import { useHost } from '../hooks/useHost.ts';
import { ListScreen } from '../kit/list-screen/ListScreen.tsx';
import { StatusTag } from '../kit/StatusTag.tsx';
import type { ListBulk } from '../kit/list-screen/selection/BulkAction.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { createFaqApi } from './sampleFaq.ts';

/** A list of cards. */
export const gallery: GalleryPage = {
  title: 'ListCards',
  states: [
    {
      name: 'Cards that can be selected',
      isFullWindow: true,
      api: createFaqApi(),
      render: (translate) => <Cards translate={translate} />,
    },
  ],
};

function Cards({ translate }: { readonly translate: Translate }) {
  const { language } = useHost();
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: translate('Name', '名称', '名稱'),
        width: 240,
        sortField: 'name',
        text: ({ name }: FaqCategory) => textIn(name, language),
      },
    ],
    [translate, language],
  );
  const bulk = useMemo<ListBulk<FaqCategory>>(
    () => ({
      actions: ({ clear }) => [{ id: 'publish', label: translate('Publish all', '全部发布', '全部發佈'), run: clear }],
    }),
    [translate],
  );
  return (
    <ListScreen
      id="cards"
      title={translate('Categories', '分类', '分類')}
      itemsLabel={translate('the categories', '分类', '分類')}
      endpoint={listFaqCategories}
      paging="none"
      columns={columns}
      rowId={({ categoryID }) => categoryID}
      card={{
        render: ({ publishedCount }) => (
          <StatusTag tone={publishedCount > 0 ? 'progress' : 'waiting'}>
            {publishedCount > 0 ? translate('Published', '已发布', '已發佈') : translate('Draft', '草稿', '草稿')}
          </StatusTag>
        ),
      }}
      onOpen={() => {}}
      bulk={bulk}
      empty={{
        title: translate('No categories yet', '还没有分类', '還沒有分類'),
        text: translate('Create the first one.', '请新建第一个分类。', '請新增第一個分類。'),
      }}
    />
  );
}
