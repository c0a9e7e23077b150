import { changeFaq, createFaq, deleteFaq, limits, listFaq, orderFaq } from '@brokerdesk/api';
import {
  checkVersion,
  diffFields,
  findOwn,
  invalidFields,
  nextSequence,
  notFound,
  renumber,
  reorder,
  type RequestContext,
  route,
  type Route,
  rowMaximum,
  stamp,
} from '@brokerdesk/mock-server/engine';
import {
  describeFaq,
  findCategory,
  questionCollection,
  listQuestionsOf,
  selectFaq,
  unknownCategoryProblem,
} from './faqRules.ts';
import type { FaqRow } from './makeFaqRows.ts';
import { faqCategoryRoutes } from './faqCategoryRoutes.ts';

const { collection } = questionCollection;
const last = rowMaximum(({ categoryID, sequence }: FaqRow) => ({ list: categoryID, value: sequence }));
const readableFields = ['category', 'question', 'answer', 'published'] as const;

export const faqRoutes: readonly Route[] = [
  ...faqCategoryRoutes,

  route(listFaq, (context, { query }) => {
    const rows = selectFaq(context, query);
    const { page = 1, size = limits.pageSize } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => describeFaq(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  route(createFaq, (context, { body }) => {
    if (!findCategory(context, body.categoryID)) return invalidFields(context.language, [unknownCategoryProblem]);
    const faqID = context.token('FAQ-');
    const stamped = stamp(context);
    const row: FaqRow = {
      ...body,
      faqID,
      brokerCode: context.brokerCode ?? '',
      sequence: nextSequence(context, { collection, last, list: body.categoryID }),
      createTime: stamped.updateTime,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, faqID, row));
    context.recordOperation({ targetID: faqID, targetName: row.question.EN });
    return { code: 'OK', data: describeFaq(context, row) };
  }),

  route(changeFaq, (context, { params, body: { version, ...input } }) => {
    const before = findOwn<FaqRow>(context, collection, params.faqID);
    if (!before) return notFound;
    const staleError = checkVersion(before, version, () => describeFaq(context, before));
    if (staleError) return staleError;
    if (!findCategory(context, input.categoryID)) return invalidFields(context.language, [unknownCategoryProblem]);
    const isMoved = input.categoryID !== before.categoryID;
    const sequence = isMoved ? nextSequence(context, { collection, last, list: input.categoryID }) : before.sequence;
    const row: FaqRow = { ...before, ...input, sequence, ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.faqID, row));
    if (isMoved) renumber(context, questionCollection, listQuestionsOf(context, before.categoryID));
    context.recordOperation({
      targetID: row.faqID,
      targetName: row.question.EN,
      changes: diffFields(toReadable(context, before), toReadable(context, row), readableFields),
    });
    return { code: 'OK', data: describeFaq(context, row) };
  }),

  route(deleteFaq, (context, { params, query }) => {
    const row = findOwn<FaqRow>(context, collection, params.faqID);
    if (!row) return notFound;
    const staleError = checkVersion(row, query.version, () => describeFaq(context, row));
    if (staleError) return staleError;
    context.change((draft) => draft.remove(collection, row.faqID));
    renumber(context, questionCollection, listQuestionsOf(context, row.categoryID));
    context.recordOperation({ targetID: row.faqID, targetName: row.question.EN });
    return { code: 'OK', data: null };
  }),

  route(orderFaq, (context, { body: { categoryID, sequence } }) => {
    if (!findCategory(context, categoryID)) return invalidFields(context.language, [unknownCategoryProblem]);
    const error = reorder(context, {
      ...questionCollection,
      rows: listQuestionsOf(context, categoryID),
      requestedIDs: sequence,
      listID: categoryID,
      nameOf: ({ question }) => question.EN,
    });
    return error ?? { code: 'OK', data: { categoryID, sequence } };
  }),
];

/** With the name of the category in place of its identifier. */
function toReadable(context: RequestContext, row: FaqRow) {
  return { ...row, category: findCategory(context, row.categoryID)?.name };
}
