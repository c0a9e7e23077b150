import {
  changeAgreement,
  createAgreement,
  deleteAgreement,
  getAgreement,
  limits,
  listAgreements,
  orderAgreements,
  listAgreementAcceptances,
  listAgreementProfiles,
} from '@brokerdesk/api';
import {
  checkVersion,
  diffFields,
  findOwn,
  inUse,
  invalidFields,
  message,
  nextSequence,
  notFound,
  ownRows,
  renumber,
  reorder,
  type RequestContext,
  route,
  type Route,
  rowMaximum,
  sortBySequence,
  stamp,
  paginate,
} from '@brokerdesk/mock-server/engine';
import {
  findAgreementProblems,
  describeAgreement,
  selectAgreements,
  summariseAgreement,
  pickTexts,
  versionTexts,
} from './agreementRules.ts';
import { selectAcceptances, listProfilesOf } from './acceptances/acceptanceRules.ts';
import type { AgreementRow } from './makeAgreementRows.ts';

const acceptanceRoutes: readonly Route[] = [
  route(listAgreementAcceptances, (context, { query }) => {
    const agreement = findOwn<AgreementRow>(context, 'agreements', query.agreementID);
    if (!agreement) return notFound;
    const { rows, versions } = selectAcceptances(context, agreement, query);
    return { code: 'OK', data: { ...paginate(rows, query), versions } };
  }),

  route(listAgreementProfiles, (context, { params }) => {
    const agreement = findOwn<AgreementRow>(context, 'agreements', params.agreementID);
    return agreement ? { code: 'OK', data: [...listProfilesOf(context, agreement)] } : notFound;
  }),
];

const collection = 'agreements';
const sequenced = { collection, idOf: ({ agreementID }: AgreementRow) => agreementID };
const last = rowMaximum(({ brokerCode, category, sequence }: AgreementRow) => ({
  list: `${brokerCode} ${category}`,
  value: sequence,
}));
const readableFields = [
  'category',
  'type',
  'title',
  'checkboxText',
  'agreeText',
  'disagreeText',
  'textVersion',
] as const;

const acceptedTexts = message(
  'Clients have accepted this agreement, so it is kept. Change its texts instead: they become a new version.',
  '已有客户接受此协议，必须保留。请改为修改内容，修改后即成为新版本。',
  '已有客戶接受此協議，必須保留。請改為修改內容，修改後即成為新版本。',
);

export const agreementRoutes: readonly Route[] = [
  ...acceptanceRoutes,

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
    const problems = findAgreementProblems(body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const { category, type } = body;
    const agreementID = context.token('AGR-');
    const stamped = stamp(context);
    const row: AgreementRow = {
      agreementID,
      brokerCode: context.brokerCode ?? '',
      category,
      type,
      ...versionTexts(pickTexts(body), stamped),
      sequence: nextSequence(context, { collection, last, list: `${context.brokerCode} ${category}` }),
      createTime: stamped.updateTime,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, agreementID, row));
    context.recordOperation({ targetID: agreementID, targetName: row.title.EN });
    return { code: 'OK', data: describeAgreement(row) };
  }),

  route(changeAgreement, (context, { params, body }) => {
    const before = findOwn<AgreementRow>(context, collection, params.agreementID);
    if (!before) return notFound;
    const staleError = checkVersion(before, body.version, () => describeAgreement(before));
    if (staleError) return staleError;
    const problems = findAgreementProblems(body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const { category, type } = body;
    const stamped = stamp(context, before);
    const isMoved = category !== before.category;
    const row: AgreementRow = {
      ...before,
      category,
      type,
      ...versionTexts(pickTexts(body), stamped, before),
      sequence: isMoved
        ? nextSequence(context, { collection, last, list: `${context.brokerCode} ${category}` })
        : before.sequence,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, row.agreementID, row));
    if (isMoved) renumber(context, sequenced, rowsOf(context, before.category));
    context.recordOperation({
      targetID: row.agreementID,
      targetName: row.title.EN,
      changes: diffFields(before, row, readableFields),
    });
    return { code: 'OK', data: describeAgreement(row) };
  }),

  route(deleteAgreement, (context, { params, query }) => {
    const row = findOwn<AgreementRow>(context, collection, params.agreementID);
    if (!row) return notFound;
    const staleError = checkVersion(row, query.version, () => describeAgreement(row));
    if (staleError) return staleError;
    const acceptances = selectAcceptances(context, row, { agreementID: row.agreementID }).rows.length;
    if (acceptances > 0) return inUse(acceptedTexts, { acceptances });
    context.change((draft) => draft.remove(collection, row.agreementID));
    renumber(context, sequenced, rowsOf(context, row.category));
    context.recordOperation({ targetID: row.agreementID, targetName: row.title.EN });
    return { code: 'OK', data: null };
  }),

  route(orderAgreements, (context, { body: { category, sequence } }) => {
    const error = reorder(context, {
      ...sequenced,
      rows: rowsOf(context, category),
      requestedIDs: sequence,
      listID: category,
      nameOf: ({ title }) => title.EN,
    });
    return error ?? { code: 'OK', data: { category, sequence } };
  }),
];

function rowsOf(context: RequestContext, category: AgreementRow['category']): readonly AgreementRow[] {
  return sortBySequence(ownRows<AgreementRow>(context, collection).filter((row) => row.category === category));
}
