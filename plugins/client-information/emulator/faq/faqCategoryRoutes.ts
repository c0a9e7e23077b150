import {
  changeFaqCategory,
  createFaqCategory,
  deleteFaqCategory,
  listFaqCategories,
  orderFaqCategories,
} from '@brokerdesk/api';
import {
  checkVersion,
  diffFields,
  inUse,
  invalidFields,
  message,
  nextSequence,
  notFound,
  renumber,
  reorder,
  route,
  type Route,
  rowMaximum,
  stamp,
} from '@brokerdesk/mock-server/engine';
import {
  categoryCollection,
  findCategoryProblems,
  describeCategory,
  findCategory,
  lastCategoryError,
  listCategories,
  listQuestionsOf,
} from './faqRules.ts';
import type { FaqCategoryRow } from './makeFaqRows.ts';

const { collection } = categoryCollection;
const last = rowMaximum(({ brokerCode, sequence }: FaqCategoryRow) => ({ list: brokerCode, value: sequence }));

export const faqCategoryRoutes: readonly Route[] = [
  route(listFaqCategories, (context) => ({
    code: 'OK',
    data: listCategories(context).map((row) => describeCategory(context, row)),
  })),

  route(createFaqCategory, (context, { body: { name } }) => {
    const problems = findCategoryProblems(context, name);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const categoryID = context.token('FQC-');
    const row: FaqCategoryRow = {
      categoryID,
      name,
      brokerCode: context.brokerCode ?? '',
      sequence: nextSequence(context, { collection, last, list: context.brokerCode ?? '' }),
      ...stamp(context),
    };
    context.change((draft) => draft.put(collection, categoryID, row));
    context.recordOperation({ targetID: categoryID, targetName: name.EN });
    return { code: 'OK', data: describeCategory(context, row) };
  }),

  route(changeFaqCategory, (context, { params, body: { name, version } }) => {
    const before = findCategory(context, params.categoryID);
    if (!before) return notFound;
    const staleError = checkVersion(before, version, () => describeCategory(context, before));
    if (staleError) return staleError;
    const problems = findCategoryProblems(context, name, before.categoryID);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const row: FaqCategoryRow = { ...before, name, ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.categoryID, row));
    context.recordOperation({
      targetID: row.categoryID,
      targetName: name.EN,
      changes: diffFields(before, row, ['name']),
    });
    return { code: 'OK', data: describeCategory(context, row) };
  }),

  route(deleteFaqCategory, (context, { params, query }) => {
    const row = findCategory(context, params.categoryID);
    if (!row) return notFound;
    const staleError = checkVersion(row, query.version, () => describeCategory(context, row));
    if (staleError) return staleError;
    const questionCount = listQuestionsOf(context, row.categoryID).length;
    if (questionCount > 0) return inUse(categoryInUseTexts, { questionCount });
    if (listCategories(context).length === 1) return lastCategoryError;
    context.change((draft) => draft.remove(collection, row.categoryID));
    renumber(context, categoryCollection, listCategories(context));
    context.recordOperation({ targetID: row.categoryID, targetName: row.name.EN });
    return { code: 'OK', data: null };
  }),

  route(orderFaqCategories, (context, { body: { sequence } }) => {
    const error = reorder(context, {
      ...categoryCollection,
      rows: listCategories(context),
      requestedIDs: sequence,
      listID: context.brokerCode,
      nameOf: ({ name }) => name.EN,
    });
    return error ?? { code: 'OK', data: { sequence } };
  }),
];

const categoryInUseTexts = message(
  'There are questions in this category, so it cannot be deleted.',
  '此分类下仍有问题，不能删除。',
  '此類別內仍有問題，不能刪除。',
);
