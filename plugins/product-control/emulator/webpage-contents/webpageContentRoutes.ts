import {
  createWebpageContent,
  deleteWebpageContent,
  getWebpageContent,
  listWebpageContents,
  publishWebpageContent,
  updateWebpageContent,
} from '@brokerdesk/api';
import {
  checkVersion,
  describeFile,
  diffFields,
  findOwn,
  inUse,
  message,
  notFound,
  ownRows,
  type RequestContext,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { readDraft } from './readDraft.ts';
import { describeContent, stateOf } from './webpageContentRules.ts';
import { publishContent, unpublishContent } from './publishContent.ts';
import { type WebpageContentRow, withPublicFiles } from './webpageContentRows.ts';

const recordedFields = ['name', 'textEN', 'textSC', 'textTC', 'picture'] as const;

export const webpageContentRoutes: readonly Route[] = [
  route(listWebpageContents, (context, { query: { kind, state } }) => ({
    code: 'OK',
    data: ownRows<WebpageContentRow>(context, 'webpageContents')
      .filter((row) => (kind === undefined || row.kind === kind) && (state === undefined || stateOf(row) === state))
      .toSorted(byUpdateTimeDescending)
      .map(describeContent),
  })),

  route(createWebpageContent, (context, { body: { kind, ...input }, files }) => {
    const result = readDraft(context, { kind, input, upload: files.picture?.[0] });
    if ('error' in result) return result.error;
    const brokerCode = context.brokerCode ?? '';
    const row = withPublicFiles({
      contentID: context.token(`${brokerCode}-WC-`),
      brokerCode,
      kind,
      ...result.draft,
      published: null,
      publishTime: null,
      publishBy: null,
      ...stamp(context),
    });
    context.change((draft) => draft.put('webpageContents', row.contentID, row));
    context.recordOperation({ targetID: row.contentID, targetName: row.name });
    return { code: 'OK', data: describeContent(row) };
  }),

  route(getWebpageContent, (context, { params }) => {
    const row = findContent(context, params.contentID);
    return row ? { code: 'OK', data: describeContent(row) } : notFound;
  }),

  route(updateWebpageContent, (context, { params, body: { version, ...input }, files }) => {
    const before = findContent(context, params.contentID);
    if (!before) return notFound;
    const staleError = checkVersion(before, version, () => describeContent(before));
    if (staleError) return staleError;
    const { kind, picture: current } = before;
    const result = readDraft(context, { kind, input, upload: files.picture?.[0], current });
    if ('error' in result) return result.error;
    const after = withPublicFiles({ ...before, ...result.draft, ...stamp(context, before) });
    context.change((draft) => draft.put('webpageContents', after.contentID, after));
    context.recordOperation({
      targetID: after.contentID,
      targetName: after.name,
      changes: diffFields(toRecord(before), toRecord(after), recordedFields),
    });
    return { code: 'OK', data: describeContent(after) };
  }),

  route(deleteWebpageContent, (context, { params, query }) => {
    const row = findContent(context, params.contentID);
    if (!row) return notFound;
    const staleError = checkVersion(row, query.version, () => describeContent(row));
    if (staleError) return staleError;
    if (row.published) return inUse(contentInUseTexts, {});
    context.change((draft) => draft.remove('webpageContents', row.contentID));
    context.recordOperation({ targetID: row.contentID, targetName: row.name });
    return { code: 'OK', data: null };
  }),

  route(publishWebpageContent, (context, { params, body: { action, version } }) => {
    const row = findContent(context, params.contentID);
    if (!row) return notFound;
    const staleError = checkVersion(row, version, () => describeContent(row));
    if (staleError) return staleError;
    return action === 'publish' ? publishContent(context, row) : unpublishContent(context, row);
  }),
];

const contentInUseTexts = message(
  'It is on the sign-in page; unpublish it before you delete it.',
  '登录页面正在显示此内容，请先取消发布再删除。',
  '登入頁面正在顯示此內容，請先取消發佈再刪除。',
);

/** Records name a picture by its file name. */
function toRecord({ picture, ...row }: WebpageContentRow) {
  return { ...row, picture: picture ? describeFile(picture) : null };
}

function findContent(context: RequestContext, contentID: string): WebpageContentRow | undefined {
  return findOwn<WebpageContentRow>(context, 'webpageContents', contentID);
}

function byUpdateTimeDescending(left: WebpageContentRow, right: WebpageContentRow): number {
  if (left.updateTime === right.updateTime) return left.contentID < right.contentID ? -1 : 1;
  return left.updateTime < right.updateTime ? 1 : -1;
}
