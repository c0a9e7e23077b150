import {
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
  type MockInput,
  setBlockedCnIp,
  updateProfile,
} from '@brokerdesk/api';
import { countByProfile, totalOf } from '../behaviour/applications/applicationCounts.ts';
import { describeProfile, linksOf, summariseProfile } from '../behaviour/templates/describeProfile.ts';
import { findTemplateProblems } from '../behaviour/templates/findTemplateProblems.ts';
import { matchesText, sortRows } from '../behaviour/lists.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import {
  findNameProblems,
  insertProfile,
  type ProfileContent,
  replaceProfile,
} from '../behaviour/templates/saveProfile.ts';
import { stamp } from '../behaviour/stamps.ts';
import { bodyPaths } from '../behaviour/templates/templateProblems.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { inUse, invalidFields, notFound, type Refusal, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { OpeningFormTemplateRow } from '../state/documentRows.ts';
import type { ProfileRow } from '../state/templateRows.ts';
import { profileReferrersRoutes } from './profileReferrers.ts';
import { templatePartsRoutes } from './templateParts.ts';

type ListShapes = typeof listProfiles extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

export const profilesRoutes: readonly Route[] = [
  route(listProfiles, (context, { query }) => {
    const rows = selectProfiles(context, query);
    const { page = 1, size = 50 } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => summariseProfile(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  ...templatePartsRoutes,

  route(getProfile, (context, { params }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', params.id);
    return row ? { code: 'OK', data: describeProfile(context, row) } : notFound;
  }),

  route(createProfile, (context, { body }) => {
    const refusal = refuseContent(context, body, null);
    return refusal ?? { code: 'OK', data: describeProfile(context, insertProfile(context, body)) };
  }),

  route(updateProfile, (context, { params, body }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!row) return notFound;
    const refusal =
      refuseStale(row, body.version, () => describeProfile(context, row)) ??
      refuseContent(context, body, row.profileID);
    return refusal ?? { code: 'OK', data: describeProfile(context, replaceProfile(context, row, body)) };
  }),

  route(deleteProfile, (context, { params, query }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!row) return notFound;
    const { profileID } = row;
    const applications = totalOf(countByProfile(context, row.brokerCode).get(profileID));
    const refusal = refuseStale(row, query.version, () => describeProfile(context, row));
    if (refusal) return refusal;
    if (applications > 0) return inUse(hasApplications, { applications });
    const forms = ownRows<OpeningFormTemplateRow>(context, 'openingFormTemplates').filter(
      (form) => form.profileID === profileID,
    );
    if (forms.length > 0) return inUse(hasForms, { applications, openingFormTemplates: forms.length });
    const links = linksOf(context, profileID);
    context.change((draft) => {
      for (const { referrerID } of links) draft.remove('profileReferrers', `${profileID}/${referrerID}`);
      draft.remove('profileVersions', profileID);
      draft.remove('profiles', profileID);
    });
    context.note({ targetID: profileID, targetName: row.name.EN });
    return { code: 'OK', data: { profileID } };
  }),

  route(setBlockedCnIp, (context, { params, body }) => {
    const before = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!before) return notFound;
    const refusal = refuseStale(before, body.version, () => summariseProfile(context, before));
    if (refusal) return refusal;
    const row = { ...before, ...stamp(context, before), blockedCNIP: body.blockedCNIP };
    context.change((draft) => draft.put('profiles', row.profileID, row));
    const changes = changesBetween(before, row, ['blockedCNIP']);
    context.note({ targetID: row.profileID, targetName: row.name.EN, changes });
    return { code: 'OK', data: summariseProfile(context, row) };
  }),

  ...profileReferrersRoutes,
];

const hasApplications = {
  en_US: 'The file has applications so it cannot be deleted.',
  zh_CN: '该模板已有申请，不能删除。',
  zh_HK: '此範本已有申請，不能刪除。',
};

const hasForms = {
  en_US: 'The file has opening-form templates so it cannot be deleted.',
  zh_CN: '该模板已有开户表格模板，不能删除。',
  zh_HK: '此範本已有開戶表格範本，不能刪除。',
};

function refuseContent(context: CallContext, content: ProfileContent, profileID: string | null): Refusal | undefined {
  const { name, pages, classification = [] } = content;
  const problems = [
    ...findNameProblems(context, name, profileID),
    ...findTemplateProblems({ pages, classification, paths: bodyPaths }),
  ];
  return problems.length > 0 ? invalidFields(context.language, problems) : undefined;
}

function selectProfiles(context: CallContext, { sort = 'name', q, blockedCNIP }: Query): readonly ProfileRow[] {
  const text = q?.trim().toLowerCase();
  const counts = countByProfile(context, context.brokerCode ?? '');
  const found = ownRows<ProfileRow>(context, 'profiles').filter(
    ({ profileID, name, description, blockedCNIP: isBlocked }) =>
      (blockedCNIP === undefined || String(isBlocked) === blockedCNIP) &&
      (!text || matchesText([profileID, ...Object.values(name), ...Object.values(description)], text)),
  );
  return sortRows(found, {
    sort,
    idOf: ({ profileID }) => profileID,
    valueOf: (row, field) => {
      switch (field) {
        case 'applications':
          return totalOf(counts.get(row.profileID));
        case 'createTime':
          return Date.parse(row.createTime);
        case 'updateTime':
          return Date.parse(row.updateTime);
        default:
          return row.name.EN.toLowerCase();
      }
    },
  });
}
