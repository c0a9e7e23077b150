import { Button, MasterDetail, Row, Stack, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { type FaqCategory, listFaqCategories } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { CategoryHeader } from './categories/CategoryHeader.tsx';
import { useCategoryDialogs } from './categories/useCategoryDialogs.tsx';
import { CategoryOrder, FaqPreview } from './lazyParts.tsx';
import { QuestionList } from './questions/QuestionList.tsx';
import { useText } from '../useText.ts';

/** The item above the categories, which stands for all of them: its list is searched across categories. */
const all = 'all';

/**
 * What clients ask most often: the categories, each with its questions, in the order in which clients see them. A link
 * with `category` opens one of them, one with `faqID` shows a question.
 */
export default function FaqScreen() {
  const text = useText();
  const { language } = useHost();
  const query = useCall(listFaqCategories, {});
  const categories = query.data;
  const dialogs = useCategoryDialogs(categories ?? []);
  const [opened, setOpened] = useState<'order' | 'preview'>();
  const items = useMemo(() => (categories?.length ? [all, ...categories] : categories), [categories]);
  const close = () => setOpened(undefined);
  const nameOf = (item: FaqCategory | typeof all) =>
    item === all ? text('faq.all') : textIn((item as FaqCategory).name, language);

  return (
    <Stack gap={16}>
      <MasterDetail<FaqCategory | typeof all>
        title={text('faq.categories')}
        itemsLabel={text('faq.what')}
        query={{ ...query, data: items as readonly (FaqCategory | typeof all)[] | undefined }}
        param="category"
        itemId={idOf}
        itemName={nameOf}
        itemDetail={(item) => (item === all ? countQuestions(categories ?? []) : item.questionCount)}
        action={
          <Row wrap>
            <Button onClick={dialogs.create}>{text('faq.create')}</Button>
            {(categories?.length ?? 0) > 1 && <Button onClick={() => setOpened('order')}>{text('faq.order')}</Button>}
            {categories && categories.length > 0 && (
              <Button onClick={() => setOpened('preview')}>{text('faq.preview')}</Button>
            )}
          </Row>
        }
        empty={{ title: text('faq.none'), text: text('faq.noneHint') }}
      >
        {(item) =>
          item === all ? (
            <QuestionList category={undefined} categories={categories ?? []} />
          ) : (
            <Stack gap={16}>
              <CategoryHeader category={item} categories={categories ?? []} dialogs={dialogs} />
              <QuestionList category={item} categories={categories ?? []} />
            </Stack>
          )
        }
      </MasterDetail>
      {dialogs.dialog}
      {opened === 'order' && <CategoryOrder onClose={close} />}
      {opened === 'preview' && <FaqPreview onClose={close} />}
    </Stack>
  );
}

function idOf(item: FaqCategory | typeof all): string {
  return item === all ? all : item.categoryID;
}

function countQuestions(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { questionCount }) => sum + questionCount, 0);
}
