// What the screen shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The fields of a category. */
export const CategoryFields = lazyPart(async () => (await import('./categories/CategoryFields.tsx')).CategoryFields);
/** Puts the categories in order. */
export const CategoryOrder = lazyPart(async () => (await import('./categories/CategoryOrder.tsx')).CategoryOrder);
/** The questions as the app shows them. */
export const FaqPreview = lazyPart(async () => (await import('./preview/FaqPreview.tsx')).FaqPreview);
/** Moves questions to another category. */
export const MoveQuestionsDialog = lazyPart(
  async () => (await import('./questions/MoveQuestionsDialog.tsx')).MoveQuestionsDialog,
);
/** The fields of a question. */
export const QuestionFields = lazyPart(async () => (await import('./questions/QuestionFields.tsx')).QuestionFields);
/** Puts the questions of a category in order. */
export const QuestionOrder = lazyPart(async () => (await import('./questions/QuestionOrder.tsx')).QuestionOrder);
