import {
  ActionGroup,
  HistoryDialog,
  type RecordDialogSet,
  Row,
  Stack,
  Text,
  textIn,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { FaqCategory } from '@brokerdesk/plugin-sdk/api';
import { Untranslated } from '../../../model/Untranslated.tsx';
import { FaqPreview } from '../lazyParts.tsx';
import { useText } from '../../useText.ts';
import { useCategoryInUse } from './useCategoryDialogs.tsx';

interface CategoryHeaderProps {
  readonly category: FaqCategory;
  readonly categories: readonly FaqCategory[];
  readonly dialogs: RecordDialogSet<FaqCategory>;
}

/** The name of a category, how many of its questions clients see, and what can be done with it. */
export function CategoryHeader({ category, categories, dialogs }: CategoryHeaderProps) {
  const text = useText();
  const { language } = useHost();
  const disabledReason = useCategoryInUse(categories)(category);
  const { categoryID, questionCount, publishedCount } = category;
  const name = textIn(category.name, language);
  return (
    <Row justify="between" wrap>
      <Stack gap={4}>
        <Row wrap>
          <h2>{name}</h2>
          <Untranslated texts={[category.name]} />
        </Row>
        <Text tone="neutral">{text('faq.counts', { count: questionCount, published: publishedCount })}</Text>
      </Stack>
      <ActionGroup
        actions={[
          { id: 'change', label: text('faq.change'), run: () => dialogs.change(category) },
          {
            id: 'preview',
            label: text('faq.previewOne'),
            dialog: (close) => <FaqPreview categoryID={categoryID} onClose={close} />,
          },
          {
            id: 'history',
            label: text('faq.history'),
            dialog: (close) => <HistoryDialog targetID={categoryID} recordName={name} onClose={close} />,
          },
          {
            id: 'delete',
            label: text('faq.delete'),
            tone: 'danger',
            disabledReason,
            run: () => dialogs.delete(category),
          },
        ]}
      />
    </Row>
  );
}
