// Frequently asked questions with their answers, in categories.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { localLine, localParagraphs } from './plainTexts.ts';
import { instant } from './times.ts';
import { noData } from './refusals.ts';

const auditFields = {
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
};

const faq = z.object({
  faqID: z.string(),
  categoryID: z.string(),
  categoryName: localText,
  question: localText,
  answer: localText,
  /** Whether clients see it. */
  published: z.boolean(),
  /** The position in the order of its category, from 1. */
  sequence: z.number().int(),
  createTime: instant,
  ...auditFields,
});

/** A question with its answer. */
export type Faq = z.output<typeof faq>;

const faqCategory = z.object({
  categoryID: z.string(),
  name: localText,
  /** The position in the order of the categories, from 1. */
  sequence: z.number().int(),
  /** Questions in it, published or not. */
  questionCount: z.number().int(),
  publishedCount: z.number().int(),
  ...auditFields,
});

/** A category of questions. */
export type FaqCategory = z.output<typeof faqCategory>;

/** The most characters of the texts of questions and categories, in each language. */
export const faqLimits = { nameLength: 60, questionLength: 300, answerLength: 10_000 } as const;

const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1);
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });
const sequence = z.array(identifier).max(1000);
const faqBody = z.object({
  categoryID: identifier,
  question: localLine(faqLimits.questionLength),
  answer: localParagraphs(faqLimits.answerLength),
  published: z.boolean(),
});

/** Lists questions by category, each in its order; `q` searches questions and answers of all languages. */
export const listFaq = endpoint({
  method: 'GET',
  path: '/goapi/faq',
  access: anyOf('PM_CI_FAQ'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['sequence', '-sequence', 'updateTime', '-updateTime']).optional(),
      /** Finds one question, whatever its text. */
      faqID: identifier.optional(),
      categoryID: identifier.optional(),
      published: z.enum(['true', 'false']).optional(),
    }),
    data: listOf(faq),
  },
});

/** Creates a question as the last of its category. Fails with `E0004` if the category does not exist. */
export const createFaq = endpoint({
  method: 'POST',
  path: '/goapi/faq',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faq.create',
  errors: ['E0004'],
  shapes: { body: faqBody, data: faq },
});

/**
 * Replaces a question with its answer; in another category it becomes the last. Fails with `E0004` if the category does
 * not exist, `E0005` if stale.
 */
export const changeFaq = endpoint({
  method: 'PUT',
  path: '/goapi/faq/{faqID}',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faq.change',
  errors: ['E0004', 'E0005'],
  shapes: { params: z.object({ faqID: identifier }), body: faqBody.extend({ version }), data: faq },
});

/** Deletes a question; the questions after it move up. Fails with `E0005` if another user has changed it. */
export const deleteFaq = endpoint({
  method: 'DELETE',
  path: '/goapi/faq/{faqID}',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faq.delete',
  errors: ['E0005'],
  shapes: { params: z.object({ faqID: identifier }), query: versionQuery, data: z.null() },
});

/**
 * Reorders the questions of a category: `sequence` contains the identifiers of all of them. Fails with `E0004` if the
 * category does not exist, and with `E0005` and the current order if `sequence` does not contain exactly the current
 * set.
 */
export const orderFaq = endpoint({
  method: 'PATCH',
  path: '/goapi/faq/sequences',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faq.order',
  errors: ['E0004', 'E0005'],
  shapes: {
    body: z.object({ categoryID: identifier, sequence }),
    data: z.object({ categoryID: z.string(), sequence: z.array(z.string()) }),
  },
});

/** Lists the categories in their order, with the number of questions in each. */
export const listFaqCategories = endpoint({
  method: 'GET',
  path: '/goapi/faq/categories',
  access: anyOf('PM_CI_FAQ'),
  errors: [],
  shapes: { data: z.array(faqCategory) },
});

/** Creates a category as the last one. Fails with `E0004` if another category has that name. */
export const createFaqCategory = endpoint({
  method: 'POST',
  path: '/goapi/faq/categories',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faqCategory.create',
  errors: ['E0004'],
  shapes: { body: z.object({ name: localLine(faqLimits.nameLength) }), data: faqCategory },
});

/** Renames a category. Fails with `E0004` if another category has that name, `E0005` if stale. */
export const changeFaqCategory = endpoint({
  method: 'PUT',
  path: '/goapi/faq/categories/{categoryID}',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faqCategory.change',
  errors: ['E0004', 'E0005'],
  shapes: {
    params: z.object({ categoryID: identifier }),
    body: z.object({ name: localLine(faqLimits.nameLength), version }),
    data: faqCategory,
  },
});

/**
 * Deletes a category without questions. Fails with `E0012` while it has questions, `E0016` (`keep-one-category`) if it
 * is the last category, `E0005` if stale.
 */
export const deleteFaqCategory = endpoint({
  method: 'DELETE',
  path: '/goapi/faq/categories/{categoryID}',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faqCategory.delete',
  errors: ['E0005', 'E0012', 'E0016'],
  shapes: {
    refusals: { E0012: z.object({ questionCount: z.number().int() }), E0016: { 'keep-one-category': noData } },
    params: z.object({ categoryID: identifier }),
    query: versionQuery,
    data: z.null(),
  },
});

/**
 * Reorders the categories: `sequence` contains the identifiers of all of them. Fails with `E0005` and the current order
 * if `sequence` does not contain exactly the current set.
 */
export const orderFaqCategories = endpoint({
  method: 'PATCH',
  path: '/goapi/faq/categories/sequences',
  access: anyOf('PM_CI_FAQ'),
  operation: 'faqCategory.order',
  errors: ['E0005'],
  shapes: { body: z.object({ sequence }), data: z.object({ sequence: z.array(z.string()) }) },
});
