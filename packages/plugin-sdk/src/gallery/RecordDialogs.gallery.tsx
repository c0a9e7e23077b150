import type { ApiError } from '../services/errors.ts';
import { changeFaqCategory, createFaqCategory, deleteFaqCategory, type FaqCategory } from '@brokerdesk/api';
import { RecordDialog, RecordForm, TextField } from '../entries/forms.ts';
import { DeleteRecordDialog } from '../kit/lazyDialogs.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { createFaqApi, sampleCategories } from './sampleFaq.ts';

/** The dialogs of a resource. */
export const gallery: GalleryPage = {
  title: 'RecordDialogs',
  states: [
    {
      name: 'List with its dialogs',
      isFullWindow: true,
      api: createFaqApi(),
      render: (translate) => <CategoriesScreen translate={translate} />,
    },
    {
      name: 'New record',
      isFullWindow: true,
      render: (translate) => <CategoryDialog translate={translate} category={undefined} />,
    },
    {
      name: 'Change of a record',
      isFullWindow: true,
      render: (translate) => <CategoryDialog translate={translate} category={sampleCategories[0]} />,
    },
    {
      name: 'Form on a page',
      render: (translate) => (
        <RecordForm
          name="gallery-category-form"
          itemLabel={translate('category', '分类', '分類')}
          record={sampleCategories[0]}
          change={changeFaqCategory}
          params={({ categoryID }) => ({ categoryID })}
          toValues={(one) => ({ name: one?.name ?? { EN: '', SC: '', TC: '' } })}
        >
          {(form) => <TextField form={form} name="name.EN" label={translate('Name', '名称', '名稱')} isRequired />}
        </RecordForm>
      ),
    },
    {
      name: 'Deletion',
      isFullWindow: true,
      render: (translate) => (
        <DeleteRecordDialog
          endpoint={deleteFaqCategory}
          record={sampleCategories[1] as FaqCategory}
          input={({ categoryID, version }) => ({ params: { categoryID }, query: { version } })}
          itemLabel={translate('category', '分类', '分類')}
          recordName={translate('Fees', '费用', '收費')}
          onClose={() => {}}
        />
      ),
    },
  ],
};

function CategoryDialog({
  translate,
  category,
}: {
  readonly translate: Translate;
  readonly category: FaqCategory | undefined;
}) {
  return (
    <RecordDialog
      name="gallery-category"
      itemLabel={translate('category', '分类', '分類')}
      record={category}
      create={createFaqCategory}
      change={changeFaqCategory}
      params={({ categoryID }) => ({ categoryID })}
      toValues={(one) => ({ name: one?.name ?? { EN: '', SC: '', TC: '' } })}
      fieldOfError={(error: ApiError) => (error.code === 'E0016' ? 'name.EN' : undefined)}
      onClose={() => {}}
    >
      {(form) => <TextField form={form} name="name.EN" label={translate('Name', '名称', '名稱')} isRequired />}
    </RecordDialog>
  );
}
