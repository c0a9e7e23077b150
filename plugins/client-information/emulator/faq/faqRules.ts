// Questions are grouped in categories; users choose the order of both. A category with questions cannot be deleted, nor
// can the last one.
import type { Faq, FaqCategory, listFaq, LocalText, MockInput } from '@brokerdesk/api';
import {
  createNameIndex,
  type ErrorResponse,
  findOwn,
  type LocalizedFieldProblem,
  matchesText,
  message,
  ownRows,
  type RequestContext,
  ruleViolated,
  sortBySequence,
  sortRows,
} from '@brokerdesk/mock-server/engine';
import type { FaqCategoryRow, FaqRow } from './makeFaqRows.ts';

type ListShapes = typeof listFaq extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

export const questionCollection = { collection: 'faq', idOf: ({ faqID }: FaqRow) => faqID };

export const categoryCollection = { collection: 'faqCategories', idOf: ({ categoryID }: FaqCategoryRow) => categoryID };

/** The question as every endpoint returns it. */
export function describeFaq(context: RequestContext, row: FaqRow): Faq {
  const category = findCategory(context, row.categoryID);
  if (!category) throw new Error(`The question ${row.faqID} is in no category: ${row.categoryID} is missing.`);
  return {
    faqID: row.faqID,
    categoryID: row.categoryID,
    categoryName: category.name,
    question: row.question,
    answer: row.answer,
    published: row.published,
    sequence: row.sequence,
    createTime: row.createTime,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** The category as every endpoint returns it. */
export function describeCategory(context: RequestContext, row: FaqCategoryRow): FaqCategory {
  const ownQuestions = listQuestionsOf(context, row.categoryID);
  return {
    categoryID: row.categoryID,
    name: row.name,
    sequence: row.sequence,
    questionCount: ownQuestions.length,
    publishedCount: ownQuestions.filter(({ published }) => published).length,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

export function findCategory(context: RequestContext, categoryID: string): FaqCategoryRow | undefined {
  return findOwn<FaqCategoryRow>(context, categoryCollection.collection, categoryID);
}

/** The questions of a category in their order. */
export function listQuestionsOf(context: RequestContext, categoryID: string): readonly FaqRow[] {
  return sortBySequence(
    ownRows<FaqRow>(context, questionCollection.collection).filter((row) => row.categoryID === categoryID),
  );
}

/** The broker's categories in their order. */
export function listCategories(context: RequestContext): readonly FaqCategoryRow[] {
  return sortBySequence(ownRows<FaqCategoryRow>(context, categoryCollection.collection));
}

/** Sorted by sequence, questions are in the order of their categories. */
export function selectFaq(context: RequestContext, { q, faqID, categoryID, published, sort = 'sequence' }: Query) {
  const text = q;
  const positions = new Map(listCategories(context).map((row) => [row.categoryID, row.sequence]));
  const found = ownRows<FaqRow>(context, questionCollection.collection).filter(
    (row) =>
      (faqID === undefined || row.faqID === faqID) &&
      (categoryID === undefined || row.categoryID === categoryID) &&
      (published === undefined || String(row.published) === published) &&
      matchesText([...Object.values(row.question), ...Object.values(row.answer)], text),
  );
  const valueOf = (row: FaqRow, field: string) =>
    field === 'updateTime'
      ? Date.parse(row.updateTime)
      : (positions.get(row.categoryID) ?? 0) * maximumInCategory + row.sequence;
  return sortRows(found, { sort, valueOf, idOf: ({ faqID }) => faqID });
}

const maximumInCategory = 1_000_000;

export const unknownCategoryProblem: LocalizedFieldProblem = {
  path: 'categoryID',
  rule: 'unknown',
  texts: message('There is no such category.', '没有此分类。', '沒有此類別。'),
};

export const lastCategoryError: ErrorResponse = ruleViolated(
  'keep-one-category',
  message('At least one category must remain.', '必须至少保留一个分类。', '必須保留最少一個類別。'),
);

/** Returns problems for names that another category has. */
export function findCategoryProblems(
  context: RequestContext,
  name: LocalText,
  categoryID?: string,
): LocalizedFieldProblem[] {
  const taken = findTakenNames(context, { list: context.brokerCode ?? '', names: name, id: categoryID });
  return taken.map((language) => ({ path: `name.${language}`, rule: 'duplicate', texts: nameTakenTexts }));
}

const findTakenNames = createNameIndex({
  collection: categoryCollection.collection,
  listOf: ({ brokerCode }: FaqCategoryRow) => brokerCode,
  namesOf: ({ name }) => name,
});

const nameTakenTexts = message('Another category has this name.', '已有同名分类。', '已有同名類別。');
