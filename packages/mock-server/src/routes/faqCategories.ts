import {
  changeFaqCategory,
  createFaqCategory,
  deleteFaqCategory,
  listFaqCategories,
  orderFaqCategories,
} from '@brokerdesk/api';
import {
  categories,
  categoryProblems,
  describeCategory,
  findCategory,
  keepOneCategory,
  presentCategories,
  questionsIn,
} from '../behaviour/notices/faq.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { nextSequence, reorder, writeSequence } from '../behaviour/sequences.ts';
import { stamp } from '../behaviour/stamps.ts';
import { inUse, invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { FaqCategoryRow } from '../state/informationRows.ts';

const { collection } = categories;

export const faqCategoriesRoutes: readonly Route[] = [
  route(listFaqCategories, (context) => ({
    code: 'OK',
    data: presentCategories(context).map((row) => describeCategory(context, row)),
  })),

  route(createFaqCategory, (context, { body: { name } }) => {
    const problems = categoryProblems(context, name);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const categoryID = context.token('FQC-');
    const row: FaqCategoryRow = {
      categoryID,
      name,
      brokerCode: context.brokerCode ?? '',
      sequence: nextSequence(presentCategories(context)),
      ...stamp(context),
    };
    context.change((draft) => draft.put(collection, categoryID, row));
    context.note({ targetID: categoryID, targetName: name.EN });
    return { code: 'OK', data: describeCategory(context, row) };
  }),

  route(changeFaqCategory, (context, { params, body: { name, version } }) => {
    const before = findCategory(context, params.categoryID);
    if (!before) return notFound;
    const stale = refuseStale(before, version, () => describeCategory(context, before));
    if (stale) return stale;
    const problems = categoryProblems(context, name, before.categoryID);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const row: FaqCategoryRow = { ...before, name, ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.categoryID, row));
    context.note({ targetID: row.categoryID, targetName: name.EN, changes: changesBetween(before, row, ['name']) });
    return { code: 'OK', data: describeCategory(context, row) };
  }),

  route(deleteFaqCategory, (context, { params, query }) => {
    const row = findCategory(context, params.categoryID);
    if (!row) return notFound;
    const stale = refuseStale(row, query.version, () => describeCategory(context, row));
    if (stale) return stale;
    const questionCount = questionsIn(context, row.categoryID).length;
    if (questionCount > 0) return inUse(hasQuestions, { questionCount });
    if (presentCategories(context).length === 1) return keepOneCategory;
    context.change((draft) => draft.remove(collection, row.categoryID));
    writeSequence(context, categories, presentCategories(context));
    context.note({ targetID: row.categoryID, targetName: row.name.EN });
    return { code: 'OK', data: null };
  }),

  route(orderFaqCategories, (context, { body: { sequence } }) => {
    const refusal = reorder(context, {
      ...categories,
      rows: presentCategories(context),
      wanted: sequence,
      listID: context.brokerCode,
    });
    return refusal ?? { code: 'OK', data: { sequence } };
  }),
];

const hasQuestions = {
  en_US: 'There are questions in this category, so it cannot be deleted.',
  zh_CN: '此分类下仍有问题，不能删除。',
  zh_HK: '此類別內仍有問題，不能刪除。',
};
