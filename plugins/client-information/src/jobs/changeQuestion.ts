// Publishes, withdraws or moves one question of many, in the tray. A question that another user has changed since stays
// as it is.
import type { JobContext, JobItem, JobKind, JobOutcome } from '@brokerdesk/plugin-sdk';
import { changeFaq, type Faq, listFaq } from '@brokerdesk/plugin-sdk/api';

/** The change of a question; the item has its `faqID`. */
export type QuestionChange = {
  /** Absent values stay as they are. */
  readonly set: { readonly published: boolean } | { readonly categoryID: string };
  /** The question when it was selected. */
  readonly version: number;
};

/** One after the other: questions that move to a category keep their order. */
export const job: JobKind<QuestionChange> = { run, check };

async function run({ id, input }: JobItem<QuestionChange>, context: JobContext): Promise<JobOutcome> {
  const { api, signal, idempotencyKey } = context;
  const faq = await find(id, context);
  // Deleted by another user, or already as the user wants it.
  if (!faq || isDone(faq, input)) return { state: 'skipped' };
  const { categoryID, question, answer, published } = faq;
  const body = { categoryID, question, answer, published, ...input.set, version: input.version };
  await api.call(changeFaq, { params: { faqID: id }, body }, { signal, idempotencyKey });
  return { state: 'done' };
}

async function check({ id, input }: JobItem<QuestionChange>, context: JobContext): Promise<JobOutcome | 'notStarted'> {
  const faq = await find(id, context);
  return faq && isDone(faq, input) ? { state: 'done' } : 'notStarted';
}

async function find(faqID: string, { api, signal }: JobContext): Promise<Faq | undefined> {
  const { items } = await api.call(listFaq, { query: { faqID } }, { signal });
  return items[0];
}

function isDone(faq: Faq, { set }: QuestionChange): boolean {
  return 'published' in set ? faq.published === set.published : faq.categoryID === set.categoryID;
}
