import { textIn, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { changeFaqCategory, createFaqCategory, deleteFaqCategory, type FaqCategory } from '@brokerdesk/plugin-sdk/api';
import { CategoryFields } from '../lazyParts.tsx';
import { useText } from '../../useText.ts';
import type { CategoryValues } from './CategoryFields.tsx';

const noText = { EN: '', SC: '', TC: '' };

/** Returns the dialogs that create, rename and delete categories. */
export function useCategoryDialogs(categories: readonly FaqCategory[]) {
  const text = useText();
  const { language } = useHost();
  const inUse = useCategoryInUse(categories);
  return useRecordDialogs({
    name: 'faq-category',
    itemLabel: text('faq.item'),
    recordName: ({ name }: FaqCategory) => textIn(name, language),
    create: createFaqCategory,
    change: changeFaqCategory,
    params: ({ categoryID }) => ({ categoryID }),
    toValues: (category): CategoryValues => ({ name: category?.name ?? noText }),
    fields: (form) => <CategoryFields form={form} />,
    preload: CategoryFields.preload,
    deleteRecord: {
      endpoint: deleteFaqCategory,
      consequence: () => text('faq.consequence'),
      disabledReason: inUse,
      // Another user has added a question, or deleted the other categories, in the meantime.
      refusals: {
        E0012: ({ questionCount = 1 }) => text('faq.inUse', { count: questionCount }),
        E0016: text('faq.keepOne'),
      },
    },
  });
}

/** Returns why a category cannot be deleted, with what to do, in a sentence; undefined if it can. */
export function useCategoryInUse(categories: readonly FaqCategory[]): (category: FaqCategory) => string | undefined {
  const text = useText();
  return ({ questionCount }) => {
    if (categories.length === 1) return text('faq.keepOne');
    return questionCount === 0 ? undefined : text('faq.inUse', { count: questionCount });
  };
}
