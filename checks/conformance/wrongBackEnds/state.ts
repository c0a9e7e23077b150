import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { accountOpening, clientInformation, notices, productControl } = folders;
const family = 'state';

export const stateFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'the version of a question is not compared',
    file: `${clientInformation}/faq/faqRoutes.ts`,
    find: 'const staleError = checkVersion(before, version, () => describeFaq(context, before));',
    replace: 'const staleError = undefined;',
    caughtBy: 'version:PUT /goapi/faq/{faqID}',
  },
  {
    family,
    law: 'a deleted announcement is only unpublished',
    file: `${notices}/announcements/announcementRoutes.ts`,
    find: 'context.change((draft) => draft.remove(collection, row.announceID));',
    replace: 'context.change((draft) => draft.put(collection, row.announceID, { ...row, published: false }));',
    caughtBy: 'life:POST /goapi/announcements',
  },
  {
    family,
    law: 'a changed referrer keeps its version',
    file: `${accountOpening}/referrers/referrerRoutes.ts`,
    find: '      ...stamp(context, before),\n      name:',
    replace: '      name:',
    caughtBy: 'stored:PUT /referrers/{referrerID}',
  },
  {
    family,
    law: 'nobody writes down who deletes a preset picture',
    file: `${productControl}/preset-images/presetImageRoutes.ts`,
    find: 'context.recordOperation({ targetID: imgID, targetName: describePresetImage(row).fileName });',
    replace: 'context.skipOperationRecord();',
    caughtBy: 'recorded:DELETE /systems/images',
  },
  {
    family,
    law: 'an application is archived in any status',
    file: `${accountOpening}/applications/changes/applicationGuards.ts`,
    find: 'return from.includes(row.status) ? guarded',
    replace: "return from.includes(row.status) || action === 'archive' ? guarded",
    caughtBy: 'application:forbidden',
  },
  {
    family,
    law: 'a step is not in the history of the application',
    file: `${accountOpening}/applications/changes/changeStatus.ts`,
    find: '  addHistory(context, { row: next, action, fromStatus: row.status, reason, actor, failure });',
    replace:
      "  if (action !== 'verify') addHistory(context, { row: next, action, fromStatus: row.status, reason, actor, failure });",
    caughtBy: 'application:moves',
  },
  {
    family,
    law: 'the total of the counts by status leaves out what is archived',
    file: `${accountOpening}/applications/list/applicationList.ts`,
    find: 'statuses.reduce((total, { count }) => total + count, 0)',
    replace: "statuses.reduce((total, { status, count }) => (status === 'ARC' ? total : total + count), 0)",
    caughtBy: 'application:counts',
  },
  {
    family,
    law: 'one of several applications that cannot be moved refuses all',
    file: `${accountOpening}/applications/changes/changeStatuses.ts`,
    find: 'if (applications.length === 1) return guarded;',
    replace: 'return guarded;',
    caughtBy: 'application:several',
  },
];
