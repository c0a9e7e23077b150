import { changeFaq, createFaq, deleteFaq, limits, listFaq, orderFaq } from '@brokerdesk/api';
import {
  describeFaq,
  findCategory,
  questions,
  questionsIn,
  selectFaq,
  unknownCategory,
} from '../behaviour/notices/faq.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { nextSequence, reorder, writeSequence } from '../behaviour/sequences.ts';
import { stamp } from '../behaviour/stamps.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { FaqRow } from '../state/informationRows.ts';
import { faqCategoriesRoutes } from './faqCategories.ts';

const { collection } = questions;
const readableFields = ['categoryID', 'question', 'published'] as const;

export const faqRoutes: readonly Route[] = [
  ...faqCategoriesRoutes,

  route(listFaq, (context, { query }) => {
    const rows = selectFaq(context, query);
    const { page = 1, size = limits.pageSize } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => describeFaq(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  route(createFaq, (context, { body }) => {
    if (!findCategory(context, body.categoryID)) return invalidFields(context.language, [unknownCategory]);
    const faqID = context.token('FAQ-');
    const stamped = stamp(context);
    const row: FaqRow = {
      ...body,
      faqID,
      brokerCode: context.brokerCode ?? '',
      sequence: nextSequence(questionsIn(context, body.categoryID)),
      createTime: stamped.updateTime,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, faqID, row));
    context.note({ targetID: faqID, targetName: row.question.EN });
    return { code: 'OK', data: describeFaq(context, row) };
  }),

  route(changeFaq, (context, { params, body: { version, ...written } }) => {
    const before = findOwn<FaqRow>(context, collection, params.faqID);
    if (!before) return notFound;
    const stale = refuseStale(before, version, () => describeFaq(context, before));
    if (stale) return stale;
    if (!findCategory(context, written.categoryID)) return invalidFields(context.language, [unknownCategory]);
    const isMoved = written.categoryID !== before.categoryID;
    const sequence = isMoved ? nextSequence(questionsIn(context, written.categoryID)) : before.sequence;
    const row: FaqRow = { ...before, ...written, sequence, ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.faqID, row));
    if (isMoved) writeSequence(context, questions, questionsIn(context, before.categoryID));
    context.note({
      targetID: row.faqID,
      targetName: row.question.EN,
      changes: changesBetween(before, row, readableFields),
    });
    return { code: 'OK', data: describeFaq(context, row) };
  }),

  route(deleteFaq, (context, { params, query }) => {
    const row = findOwn<FaqRow>(context, collection, params.faqID);
    if (!row) return notFound;
    const stale = refuseStale(row, query.version, () => describeFaq(context, row));
    if (stale) return stale;
    context.change((draft) => draft.remove(collection, row.faqID));
    writeSequence(context, questions, questionsIn(context, row.categoryID));
    context.note({ targetID: row.faqID, targetName: row.question.EN });
    return { code: 'OK', data: null };
  }),

  route(orderFaq, (context, { body: { categoryID, sequence } }) => {
    if (!findCategory(context, categoryID)) return invalidFields(context.language, [unknownCategory]);
    const refusal = reorder(context, {
      ...questions,
      rows: questionsIn(context, categoryID),
      wanted: sequence,
      listID: categoryID,
    });
    return refusal ?? { code: 'OK', data: { categoryID, sequence } };
  }),
];
