import {
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
  type MockInput,
  setBlockedCnIp,
  type TemplateContent,
  templateBodyPaths,
  updateProfile,
} from '@brokerdesk/api';
import {
  checkVersion,
  diffFields,
  type ErrorResponse,
  findOwn,
  inUse,
  invalidFields,
  matchesText,
  message,
  notFound,
  ownRows,
  type RequestContext,
  route,
  type Route,
  sortRows,
  stamp,
  textKey,
} from '@brokerdesk/mock-server/engine';
import { countByProfile, totalOf } from '../applications/list/applicationCounts.ts';
import { describeProfile, describeVersion, linksOf, summariseProfile } from './describeProfile.ts';
import { listTemplateProblems } from './template-rules/listTemplateProblems.ts';
import { findNameProblems, insertProfile, replaceProfile } from './saveProfile.ts';
import type { OpeningFormTemplateRow } from '../opening-forms/openingFormRows.ts';
import type { ProfileRow } from './profileRows.ts';
import { profileReferrerRoutes } from './profileReferrerRoutes.ts';
import { templatePartRoutes } from './templatePartRoutes.ts';

type ListShapes = typeof listProfiles extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

export const profileRoutes: readonly Route[] = [
  route(listProfiles, (context, { query }) => {
    const rows = selectProfiles(context, query);
    const { page = 1, size = 50 } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => summariseProfile(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  ...templatePartRoutes,

  route(getProfile, (context, { params, query: { templateVersion } }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', params.id);
    const data = row && describeVersion(context, row, templateVersion ?? row.templateVersion);
    return data ? { code: 'OK', data } : notFound;
  }),

  route(createProfile, (context, { body }) => {
    const error = checkContent(context, body, null);
    return error ?? { code: 'OK', data: describeProfile(context, insertProfile(context, body)) };
  }),

  route(updateProfile, (context, { params, body }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!row) return notFound;
    const error =
      checkVersion(row, body.version, () => describeProfile(context, row)) ??
      checkContent(context, body, row.profileID);
    return error ?? { code: 'OK', data: describeProfile(context, replaceProfile(context, row, body)) };
  }),

  route(deleteProfile, (context, { params, query }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!row) return notFound;
    const { profileID } = row;
    const applications = totalOf(countByProfile(context, row.brokerCode).get(profileID));
    const error = checkVersion(row, query.version, () => describeProfile(context, row));
    if (error) return error;
    if (applications > 0) return inUse(hasApplicationsTexts, { applications });
    const forms = ownRows<OpeningFormTemplateRow>(context, 'openingFormTemplates').filter(
      (form) => form.profileID === profileID,
    );
    if (forms.length > 0) return inUse(hasFormsTexts, { applications, openingFormTemplates: forms.length });
    const links = linksOf(context, profileID);
    context.change((draft) => {
      for (const { referrerID } of links) draft.remove('profileReferrers', `${profileID}/${referrerID}`);
      draft.remove('profileVersions', profileID);
      draft.remove('profiles', profileID);
    });
    context.recordOperation({ targetID: profileID, targetName: row.name.EN });
    return { code: 'OK', data: { profileID } };
  }),

  route(setBlockedCnIp, (context, { params, body }) => {
    const before = findOwn<ProfileRow>(context, 'profiles', params.id);
    if (!before) return notFound;
    const error = checkVersion(before, body.version, () => summariseProfile(context, before));
    if (error) return error;
    const row = { ...before, ...stamp(context, before), blockedCNIP: body.blockedCNIP };
    context.change((draft) => draft.put('profiles', row.profileID, row));
    const changes = diffFields(before, row, ['blockedCNIP']);
    context.recordOperation({ targetID: row.profileID, targetName: row.name.EN, changes });
    return { code: 'OK', data: summariseProfile(context, row) };
  }),

  ...profileReferrerRoutes,
];

const hasApplicationsTexts = message(
  'The file has applications so it cannot be deleted.',
  '此模板已有申请，不能删除。',
  '此範本已有申請，不能刪除。',
);

const hasFormsTexts = message(
  'The file has opening-form templates so it cannot be deleted.',
  '此模板已有开户表格模板，不能删除。',
  '此範本已有開戶表格範本，不能刪除。',
);

function checkContent(
  context: RequestContext,
  content: TemplateContent,
  profileID: string | null,
): ErrorResponse | undefined {
  const { name, pages, classification = [] } = content;
  const problems = [
    ...findNameProblems(context, name, profileID),
    ...listTemplateProblems({ pages, classification, paths: templateBodyPaths }),
  ];
  return problems.length > 0 ? invalidFields(context.language, problems) : undefined;
}

function selectProfiles(context: RequestContext, { sort = 'name', q, blockedCNIP }: Query): readonly ProfileRow[] {
  const text = q;
  const counts = countByProfile(context, context.brokerCode ?? '');
  const found = ownRows<ProfileRow>(context, 'profiles').filter(
    ({ profileID, name, description, blockedCNIP: isBlocked }) =>
      (blockedCNIP === undefined || String(isBlocked) === blockedCNIP) &&
      matchesText([profileID, ...Object.values(name), ...Object.values(description)], text),
  );
  return sortRows(found, {
    sort,
    language: context.language,
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
          return row.name[textKey(context.language)];
      }
    },
  });
}
