import {
  createReferrer,
  deleteReferrer,
  getReferrer,
  listReferrers,
  type MockInput,
  type ReferrerDetail,
  updateReferrer,
} from '@brokerdesk/api';
import { type BrokerRow } from '@brokerdesk/fixtures';
import { accountOpeningUrl } from '../../demo/profiles/profilesOf.ts';
import {
  checkVersion,
  diffFields,
  findOwn,
  formatTime,
  inUse,
  invalidFields,
  matchesText,
  message,
  notFound,
  ownRows,
  type RequestContext,
  route,
  type Route,
  rowIndex,
  sortRows,
  stamp,
  textKey,
} from '@brokerdesk/mock-server/engine';
import { countByReferrer } from '../applications/list/applicationCounts.ts';
import { linkFor } from '../profiles/describeProfile.ts';
import { createTemplateProblem } from '../profiles/template-rules/listTemplateProblems.ts';
import type { ProfileReferrerRow, ProfileRow } from '../profiles/profileRows.ts';
import type { ReferrerRow } from './referrerRows.ts';

type ListShapes = typeof listReferrers extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

export const referrerRoutes: readonly Route[] = [
  route(listReferrers, (context, { query }) => {
    const rows = selectReferrers(context, query);
    const { page = 1, size = 50 } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => describeReferrer(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  route(getReferrer, (context, { params }) => {
    const row = findOwn<ReferrerRow>(context, 'referrers', params.referrerID);
    return row ? { code: 'OK', data: describeReferrer(context, row) } : notFound;
  }),

  route(createReferrer, (context, { body }) => {
    if (isNameTaken(context, body.nameEN)) return createNameTakenError(context);
    const brokerCode = context.brokerCode ?? '';
    // Seeded ones have three digits that begin with 0; new ones continue from 101, so that all are unique.
    const number = 100 + Number(context.token(`referrer-${brokerCode}-`).split('-').at(-1));
    const row: ReferrerRow = {
      referrerID: `${brokerCode}-R${number}`,
      brokerCode,
      name: { EN: body.nameEN, SC: body.nameSC, TC: body.nameTC },
      phone: body.phone,
      code: `r${number}`,
      createTime: formatTime(context.now()),
      ...stamp(context),
    };
    context.change((draft) => draft.put('referrers', row.referrerID, row));
    context.recordOperation({ targetID: row.referrerID, targetName: row.name.EN });
    return { code: 'OK', data: describeReferrer(context, row) };
  }),

  route(updateReferrer, (context, { params, body }) => {
    const before = findOwn<ReferrerRow>(context, 'referrers', params.referrerID);
    if (!before) return notFound;
    const error = checkVersion(before, body.version, () => describeReferrer(context, before));
    if (error) return error;
    if (isNameTaken(context, body.nameEN, before.referrerID)) return createNameTakenError(context);
    const row: ReferrerRow = {
      ...before,
      ...stamp(context, before),
      name: { EN: body.nameEN, SC: body.nameSC, TC: body.nameTC },
      phone: body.phone,
    };
    context.change((draft) => draft.put('referrers', row.referrerID, row));
    const changes = diffFields(before, row, ['name', 'phone']);
    context.recordOperation({ targetID: row.referrerID, targetName: row.name.EN, changes });
    return { code: 'OK', data: describeReferrer(context, row) };
  }),

  route(deleteReferrer, (context, { params, query }) => {
    const row = findOwn<ReferrerRow>(context, 'referrers', params.referrerID);
    if (!row) return notFound;
    const { applications, profiles } = describeReferrer(context, row);
    const error = checkVersion(row, query.version, () => describeReferrer(context, row));
    if (error) return error;
    if (applications > 0 || profiles.length > 0)
      return inUse(referrerInUseTexts, { applications, profiles: profiles.length });
    context.change((draft) => draft.remove('referrers', row.referrerID));
    context.recordOperation({ targetID: row.referrerID, targetName: row.name.EN });
    return { code: 'OK', data: { referrerID: row.referrerID } };
  }),
];

const referrerInUseTexts = message(
  'Applications or templates use this referrer, so it cannot be deleted.',
  '该推荐人已有申请或模板链接，不能删除。',
  '此介紹人已有申請或範本連結，不能刪除。',
);

const byName = rowIndex(({ brokerCode, name }: ReferrerRow) => nameKey(brokerCode, name.EN));

function nameKey(brokerCode: string | null, nameEN: string): string {
  return `${brokerCode} ${nameEN.toLowerCase()}`;
}

function isNameTaken(context: RequestContext, nameEN: string, referrerID: string | null = null): boolean {
  return context
    .collection('referrers')
    .idsBy(byName, nameKey(context.brokerCode, nameEN))
    .some((other) => other !== referrerID);
}

function createNameTakenError(context: RequestContext) {
  return invalidFields(context.language, [createTemplateProblem('nameEN', 'duplicate')]);
}

function selectReferrers(context: RequestContext, query: Query): readonly ReferrerRow[] {
  const { sort = '-applications', q, profileID } = query;
  const text = q;
  const counts = countByReferrer(context, context.brokerCode ?? '');
  const found = ownRows<ReferrerRow>(context, 'referrers').filter(
    ({ referrerID, name, phone }) =>
      (profileID === undefined || context.row('profileReferrers', `${profileID}/${referrerID}`) !== undefined) &&
      matchesText([referrerID, phone, ...Object.values(name)], text),
  );
  return sortRows(found, {
    sort,
    language: context.language,
    idOf: ({ referrerID }) => referrerID,
    valueOf: (row, field) => {
      if (field === 'applications') return counts.get(row.referrerID) ?? 0;
      return field === 'createTime' ? Date.parse(row.createTime) : row.name[textKey(context.language)];
    },
  });
}

function describeReferrer(context: RequestContext, row: ReferrerRow): ReferrerDetail {
  const displayCode = context.row<BrokerRow>('brokers', row.brokerCode)?.displayCode ?? '';
  return {
    referrerID: row.referrerID,
    nameEN: row.name.EN,
    nameSC: row.name.SC,
    nameTC: row.name.TC,
    phone: row.phone,
    link: linkFor({ publicLink: `${accountOpeningUrl}/${displayCode}` }, row),
    profiles: describeProfiles(context, row),
    applications: countByReferrer(context, row.brokerCode).get(row.referrerID) ?? 0,
    createTime: row.createTime,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

const byReferrer = rowIndex(({ referrerID }: ProfileReferrerRow) => referrerID);

function describeProfiles(context: RequestContext, row: ReferrerRow): ReferrerDetail['profiles'] {
  // A referrer without a link, like every new one, need not be searched for among all of them.
  if (context.collection('profileReferrers').idsBy(byReferrer, row.referrerID).length === 0) return [];
  return ownRows<ProfileReferrerRow>(context, 'profileReferrers')
    .filter(({ referrerID }) => referrerID === row.referrerID)
    .flatMap(({ profileID }) => context.row<ProfileRow>('profiles', profileID) ?? [])
    .map((profile) => ({ profileID: profile.profileID, name: profile.name, link: linkFor(profile, row) }));
}
