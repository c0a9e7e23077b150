import { Button, EmptyState, ErrorState, SkeletonLines, textIn, useAllRows, useCall } from '@brokerdesk/plugin-sdk';
import { type Faq, type Language, listFaq, listFaqCategories } from '@brokerdesk/plugin-sdk/api';
import { AppPreview, Dialog } from '@brokerdesk/plugin-sdk/forms';
import '../../../app-pages/appPages.css';
import { useText } from '../../useText.ts';

/** The title of the page in the app, which is not that of the portal. */
const appTitle = { EN: 'FAQ', SC: '常见问题', TC: '常見問題' };

function titleIn(language: Language): string {
  return textIn(appTitle, language);
}

/** The props of {@link FaqPreview}. */
export interface FaqPreviewProps {
  /** Only this question, published or not. */
  readonly faq?: Faq;
  /** Only the questions of this category. */
  readonly categoryID?: string;
  readonly onClose: () => void;
}

/** The questions as clients see them in the app, in each language: published ones only, in their order. */
export function FaqPreview({ faq, categoryID, onClose }: FaqPreviewProps) {
  const text = useText();
  return (
    <Dialog
      title={text('faqPreview.title')}
      size="medium"
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{text('faqPreview.close')}</Button>}
    >
      <p>{text(faq && !faq.published ? 'faqPreview.unpublished' : 'faqPreview.hint')}</p>
      {faq ? (
        <AppPreview title={titleIn}>{(language) => <Questions faqs={[faq]} language={language} isOpen />}</AppPreview>
      ) : (
        <PublishedQuestions categoryID={categoryID} />
      )}
    </Dialog>
  );
}

function PublishedQuestions({ categoryID }: { readonly categoryID: string | undefined }) {
  const text = useText();
  const categories = useCall(listFaqCategories, {});
  const questions = useAllRows(listFaq, {
    rowId: ({ faqID }) => faqID,
    query: { published: 'true', sort: 'sequence', ...(categoryID !== undefined && { categoryID }) },
  });
  const failed = [categories, questions].find(({ error }) => error !== null);
  if (failed?.error) {
    return <ErrorState title={text('faqPreview.failed')} error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (!categories.data || !questions.data) return <SkeletonLines count={6} />;
  const faqs = questions.data;
  if (faqs.length === 0) return <EmptyState title={text('faqPreview.none')}>{text('faqPreview.noneHint')}</EmptyState>;
  // A category without a published question is not shown in the app.
  const shown = categories.data.filter((category) => faqs.some((faq) => faq.categoryID === category.categoryID));
  return (
    <AppPreview title={titleIn}>
      {(language) =>
        shown.map((category) => (
          <section key={category.categoryID}>
            <h4>{textIn(category.name, language)}</h4>
            <Questions faqs={faqs.filter((faq) => faq.categoryID === category.categoryID)} language={language} />
          </section>
        ))
      }
    </AppPreview>
  );
}

interface QuestionsProps {
  readonly faqs: readonly Faq[];
  readonly language: Language;
  readonly isOpen?: boolean;
}

function Questions({ faqs, language, isOpen = false }: QuestionsProps) {
  return faqs.map((faq) => (
    <details key={faq.faqID} open={isOpen}>
      <summary>{textIn(faq.question, language)}</summary>
      <p className="client-information-lines">{textIn(faq.answer, language)}</p>
    </details>
  ));
}
