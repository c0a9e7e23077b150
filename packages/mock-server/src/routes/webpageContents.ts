import {
  createWebpageContent,
  deleteWebpageContent,
  getWebpageContent,
  listWebpageContents,
  publishWebpageContent,
  updateWebpageContent,
} from '@brokerdesk/api';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import { stamp } from '../behaviour/stamps.ts';
import { describeContent, readDraft, stateOf } from '../behaviour/content/webpageContents.ts';
import { publishContent, unpublishContent } from '../behaviour/content/webpagePublication.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { inUse, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { WebpageContentRow } from '../state/contentRows.ts';

const edited = ['name', 'textEN', 'textSC', 'textTC', 'imgID'] as const;

export const webpageContentsRoutes: readonly Route[] = [
  route(listWebpageContents, (context, { query: { kind, state } }) => ({
    code: 'OK',
    data: ownRows<WebpageContentRow>(context, 'webpageContents')
      .filter((row) => (kind === undefined || row.kind === kind) && (state === undefined || stateOf(row) === state))
      .toSorted(byUpdateTimeDescending)
      .map(describeContent),
  })),

  route(createWebpageContent, (context, { body: { kind, ...asked } }) => {
    const reading = readDraft(context, kind, asked);
    if ('refusal' in reading) return reading.refusal;
    const brokerCode = context.brokerCode ?? '';
    const row: WebpageContentRow = {
      contentID: context.token(`${brokerCode}-WC-`),
      brokerCode,
      kind,
      ...reading.draft,
      published: null,
      publishTime: null,
      publishBy: null,
      ...stamp(context),
    };
    context.change((draft) => draft.put('webpageContents', row.contentID, row));
    context.note({ targetID: row.contentID, targetName: row.name });
    return { code: 'OK', data: describeContent(row) };
  }),

  route(getWebpageContent, (context, { params }) => {
    const row = findContent(context, params.contentID);
    return row ? { code: 'OK', data: describeContent(row) } : notFound;
  }),

  route(updateWebpageContent, (context, { params, body: { version, ...asked } }) => {
    const before = findContent(context, params.contentID);
    if (!before) return notFound;
    const stale = refuseStale(before, version, () => describeContent(before));
    if (stale) return stale;
    const reading = readDraft(context, before.kind, asked);
    if ('refusal' in reading) return reading.refusal;
    const after: WebpageContentRow = { ...before, ...reading.draft, ...stamp(context, before) };
    context.change((draft) => draft.put('webpageContents', after.contentID, after));
    context.note({
      targetID: after.contentID,
      targetName: after.name,
      changes: changesBetween(before, after, edited),
    });
    return { code: 'OK', data: describeContent(after) };
  }),

  route(deleteWebpageContent, (context, { params, query }) => {
    const row = findContent(context, params.contentID);
    if (!row) return notFound;
    const stale = refuseStale(row, query.version, () => describeContent(row));
    if (stale) return stale;
    if (row.published) return inUse(publishedTexts);
    context.change((draft) => draft.remove('webpageContents', row.contentID));
    context.note({ targetID: row.contentID, targetName: row.name });
    return { code: 'OK', data: null };
  }),

  route(publishWebpageContent, (context, { params, body: { action, version } }) => {
    const row = findContent(context, params.contentID);
    if (!row) return notFound;
    const stale = refuseStale(row, version, () => describeContent(row));
    if (stale) return stale;
    return action === 'publish' ? publishContent(context, row) : unpublishContent(context, row);
  }),
];

const publishedTexts = {
  en_US: 'It is on the sign-in page; take it off before you delete it.',
  zh_CN: '此内容正在登录页显示，请先取消发布。',
  zh_HK: '此內容正在登入頁顯示，請先取消發佈。',
};

function findContent(context: CallContext, contentID: string): WebpageContentRow | undefined {
  return findOwn<WebpageContentRow>(context, 'webpageContents', contentID);
}

function byUpdateTimeDescending(left: WebpageContentRow, right: WebpageContentRow): number {
  if (left.updateTime === right.updateTime) return left.contentID < right.contentID ? -1 : 1;
  return left.updateTime < right.updateTime ? 1 : -1;
}
