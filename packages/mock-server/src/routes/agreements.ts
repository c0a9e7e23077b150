import {
  changeAgreement,
  createAgreement,
  deleteAgreement,
  getAgreement,
  limits,
  listAgreements,
  orderAgreements,
} from '@brokerdesk/api';
import {
  agreementProblems,
  describeAgreement,
  selectAgreements,
  summariseAgreement,
  textsOf,
  writeTexts,
} from '../behaviour/notices/agreements.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import { inSequence, nextSequence, reorder, writeSequence } from '../behaviour/sequences.ts';
import { stamp } from '../behaviour/stamps.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { AgreementRow } from '../state/informationRows.ts';

const collection = 'agreements';
const sequenced = { collection, idOf: ({ agreementID }: AgreementRow) => agreementID };
const readableFields = [
  'category',
  'type',
  'title',
  'checkboxText',
  'agreeText',
  'disagreeText',
  'textVersion',
] as const;

export const agreementsRoutes: readonly Route[] = [
  route(listAgreements, (context, { query }) => {
    const rows = selectAgreements(context, query);
    const { page = 1, size = limits.pageSize } = query;
    const items = rows.slice((page - 1) * size, page * size).map(summariseAgreement);
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  route(getAgreement, (context, { params }) => {
    const row = findOwn<AgreementRow>(context, collection, params.agreementID);
    return row ? { code: 'OK', data: describeAgreement(row) } : notFound;
  }),

  route(createAgreement, (context, { body }) => {
    const problems = agreementProblems(body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const { category, type } = body;
    const agreementID = context.token('AGR-');
    const stamped = stamp(context);
    const row: AgreementRow = {
      agreementID,
      brokerCode: context.brokerCode ?? '',
      category,
      type,
      ...writeTexts(textsOf(body), stamped),
      sequence: nextSequence(rowsOf(context, category)),
      createTime: stamped.updateTime,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, agreementID, row));
    context.note({ targetID: agreementID, targetName: row.title.EN });
    return { code: 'OK', data: describeAgreement(row) };
  }),

  route(changeAgreement, (context, { params, body }) => {
    const before = findOwn<AgreementRow>(context, collection, params.agreementID);
    if (!before) return notFound;
    const stale = refuseStale(before, body.version, () => describeAgreement(before));
    if (stale) return stale;
    const problems = agreementProblems(body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const { category, type } = body;
    const stamped = stamp(context, before);
    const isMoved = category !== before.category;
    const row: AgreementRow = {
      ...before,
      category,
      type,
      ...writeTexts(textsOf(body), stamped, before),
      sequence: isMoved ? nextSequence(rowsOf(context, category)) : before.sequence,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, row.agreementID, row));
    if (isMoved) writeSequence(context, sequenced, rowsOf(context, before.category));
    context.note({
      targetID: row.agreementID,
      targetName: row.title.EN,
      changes: changesBetween(before, row, readableFields),
    });
    return { code: 'OK', data: describeAgreement(row) };
  }),

  route(deleteAgreement, (context, { params, query }) => {
    const row = findOwn<AgreementRow>(context, collection, params.agreementID);
    if (!row) return notFound;
    const stale = refuseStale(row, query.version, () => describeAgreement(row));
    if (stale) return stale;
    context.change((draft) => draft.remove(collection, row.agreementID));
    writeSequence(context, sequenced, rowsOf(context, row.category));
    context.note({ targetID: row.agreementID, targetName: row.title.EN });
    return { code: 'OK', data: null };
  }),

  route(orderAgreements, (context, { body: { category, sequence } }) => {
    const refusal = reorder(context, {
      ...sequenced,
      rows: rowsOf(context, category),
      wanted: sequence,
      listID: category,
    });
    return refusal ?? { code: 'OK', data: { category, sequence } };
  }),
];

function rowsOf(context: CallContext, category: AgreementRow['category']): readonly AgreementRow[] {
  return inSequence(ownRows<AgreementRow>(context, collection).filter((row) => row.category === category));
}
