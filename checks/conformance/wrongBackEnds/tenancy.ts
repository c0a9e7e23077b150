import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server, accountOpening, clientInformation, notices, productControl } = folders;
const family = 'tenancy';

export const tenancyFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'a search finds the devices of all brokers',
    file: `${productControl}/device-applications/deviceApplicationList.ts`,
    find: "const found = ownRows<DeviceApplicationRow>(context, 'deviceApplications').filter((row) => {",
    replace: `const rows = text === undefined
    ? ownRows<DeviceApplicationRow>(context, 'deviceApplications')
    : context.rows<DeviceApplicationRow>('deviceApplications');
  const found = rows.filter((row) => {`,
    caughtBy: 'own:GET /goapi/device_applications',
  },
  {
    family,
    law: 'the total of a search counts other brokers’ announcements',
    file: `${notices}/announcements/announcementRoutes.ts`,
    find: "return { code: 'OK', data: { items, page, size, total: rows.length } };",
    replace: `const total = query.q === undefined ? rows.length : context.rows(collection).length;
    return { code: 'OK', data: { items, page, size, total } };`,
    caughtBy: 'own:GET /goapi/announcements',
  },
  {
    family,
    law: 'operation records are shown to the staff of any broker who name another',
    file: `${server}/resources/operation-records/operationRecordList.ts`,
    find: '    : name === context.brokerCode;',
    replace: "    : context.row<BrokerRow>('brokers', name) !== undefined;",
    caughtBy: 'own:GET /operation_records',
  },
  {
    family,
    law: 'a filter by another broker’s advertisement tells that it exists',
    file: `${productControl}/images/imageRoutes.ts`,
    find: 'if (imgID !== undefined && !findImage(context, imgID)) return notFound;',
    replace: "if (imgID !== undefined && !context.row('images', imgID)) return notFound;",
    caughtBy: 'foreign:GET /goapi/images/ad_clicks',
  },
  {
    family,
    law: 'a role takes an account of another broker as a member',
    file: `${server}/resources/roles/roleRules.ts`,
    find: "const known = new Set(accountsOf(context, context.brokerCode ?? '').map(({ refID }) => refID));",
    replace: "const known = new Set(context.rows<UserRow>('users').map(({ refID }) => refID));",
    caughtBy: 'foreign:POST /roles',
  },
  {
    family,
    law: 'an account joins a contact group of another broker',
    file: `${server}/resources/users/accountRules.ts`,
    find: "isKnown('contactGroups', id) ? []",
    replace: "context.row('contactGroups', id) ? []",
    caughtBy: 'foreign:POST /users',
  },
  {
    family,
    law: 'the history of an application is read without regard to its broker',
    file: `${accountOpening}/applications/applicationRoutes.ts`,
    find: `  route(listActionHistories, (context, { params }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', params.id);`,
    replace: `  route(listActionHistories, (context, { params }) => {
    const row = context.row<ApplicationRow>('applications', params.id);`,
    caughtBy: 'foreign:GET /applications/{id}/action_histories',
  },
  {
    family,
    law: 'one of several applications in an archive may be another broker’s',
    file: `${accountOpening}/application-archives/applicationArchiveRoutes.ts`,
    find: "findOwn<ApplicationRow>(context, 'applications', applyID) ?? []",
    replace: "context.row<ApplicationRow>('applications', applyID) ?? []",
    caughtBy: 'foreign:GET /applications/archives',
  },
  {
    family,
    law: 'the filter by referrer offers those of all brokers',
    file: `${accountOpening}/applications/applicationRoutes.ts`,
    find: "return ownRows<ReferrerRow>(context, 'referrers')",
    replace: "return context.rows<ReferrerRow>('referrers')",
    caughtBy: 'wire:own-records',
    shownBy: ['own:GET /referrers', 'answers:GET /applications/referrers'],
  },
  {
    family,
    law: 'a question is deleted without regard to its broker',
    file: `${clientInformation}/faq/faqRoutes.ts`,
    find: `    const row = findOwn<FaqRow>(context, collection, params.faqID);
    if (!row) return notFound;`,
    replace: `    const row = context.row<FaqRow>(collection, params.faqID);
    if (!row) return notFound;`,
    caughtBy: 'foreign:DELETE /goapi/faq/{faqID}',
  },
];
