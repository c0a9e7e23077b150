// The screen of a small resource in three languages: list, create, change and delete, for the gallery and for tests.
import {
  changeFaqCategory,
  createFaqCategory,
  deleteFaqCategory,
  type FaqCategory,
  listFaqCategories,
} from '@brokerdesk/api';
import { useMemo } from 'react';
import { textIn } from '../formats/textIn.ts';
import { useHost } from '../hooks/useHost.ts';
import { ListScreen } from '../kit/list-screen/ListScreen.tsx';
import type { Translate } from './GalleryPage.ts';
import { useRecordDialogs } from '../kit/record-dialogs/useRecordDialogs.tsx';
import { LanguageTabs, LocalTextField } from '../entries/forms.ts';

const noText = { EN: '', SC: '', TC: '' };

/** The categories of questions. */
export function CategoriesScreen({ translate }: { readonly translate: Translate }) {
  const { language } = useHost();
  const nameOf = ({ name }: FaqCategory) => textIn(name, language);
  const categories = useRecordDialogs({
    name: 'faq-category',
    itemLabel: translate('category', '分类', '分類'),
    recordName: nameOf,
    create: createFaqCategory,
    change: changeFaqCategory,
    params: ({ categoryID }: FaqCategory) => ({ categoryID }),
    toValues: (category: FaqCategory | undefined) => ({ name: category?.name ?? noText }),
    fields: (form) => (
      <LanguageTabs form={form} label={translate('Name', '名称', '名稱')}>
        <LocalTextField form={form} name="name" label={translate('Name', '名称', '名稱')} isRequired limit={60} />
      </LanguageTabs>
    ),
    refusals: {
      // A back end that limits their number has a rule that the call does not declare.
      E0016: ({ rule }: { readonly rule?: string }) =>
        rule === 'category-limit'
          ? translate(
              'All categories are in use: delete one that is empty.',
              '分类数已达上限，请先删除一个空分类。',
              '分類數目已達上限，請先刪除一個空分類。',
            )
          : undefined,
    },
    deleteRecord: {
      endpoint: deleteFaqCategory,
      refusals: { E0012: translate('It still has questions.', '该分类下仍有问题。', '該分類下仍有問題。') },
    },
  });
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: translate('Name', '名称', '名稱'),
        width: 240,
        sortField: 'name',
        text: ({ name }: FaqCategory) => textIn(name, language),
      },
      {
        id: 'questions',
        header: translate('Questions', '问题数', '問題數'),
        width: 120,
        align: 'end' as const,
        sortField: 'questions',
        text: ({ questionCount }: FaqCategory) => String(questionCount),
      },
    ],
    [translate, language],
  );
  return (
    <>
      <ListScreen
        id="categories"
        title={translate('Categories', '分类', '分類')}
        itemsLabel={translate('the categories', '分类', '分類')}
        endpoint={listFaqCategories}
        paging="none"
        columns={columns}
        rowId={({ categoryID }) => categoryID}
        searchLabel={translate('Name', '名称', '名稱')}
        {...categories.list}
        empty={{
          title: translate('No categories yet', '还没有分类', '還沒有分類'),
          text: translate('Create the first one.', '请新建第一个分类。', '請新增第一個分類。'),
        }}
      />
      {categories.dialog}
    </>
  );
}
