import type { WebpageContent } from '@brokerdesk/api';
import {
  createInvalidStateError,
  type ErrorResponse,
  message,
  ownRows,
  type RequestContext,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { type WebpageContentRow, withPublicFiles } from './webpageContentRows.ts';
import { describeContent, stateOf } from './webpageContentRules.ts';

type Outcome = ErrorResponse | { readonly code: 'OK'; readonly data: WebpageContent };

/** Publishes a content as it is; the content that it replaces is withdrawn. */
export function publishContent(context: RequestContext, before: WebpageContentRow): Outcome {
  const state = stateOf(before);
  if (state === 'published') return createInvalidStateError(state, alreadyPublishedTexts);
  const others = ownRows<WebpageContentRow>(context, 'webpageContents').filter(
    (row) => row.kind === before.kind && row.published !== null && row.contentID !== before.contentID,
  );
  for (const other of others)
    save(context, other, withPublicFiles({ ...other, published: null, ...stamp(context, other) }));
  const stamped = stamp(context, before);
  const { textEN, textSC, textTC, picture } = before;
  const after = withPublicFiles({
    ...before,
    published: { textEN, textSC, textTC, picture },
    publishTime: stamped.updateTime,
    publishBy: stamped.updateBy,
    ...stamped,
  });
  save(context, before, after);
  return { code: 'OK', data: describeContent(after) };
}

export function unpublishContent(context: RequestContext, before: WebpageContentRow): Outcome {
  if (before.published === null) return createInvalidStateError(stateOf(before), notPublishedTexts);
  const after = withPublicFiles({ ...before, published: null, ...stamp(context, before) });
  save(context, before, after);
  return { code: 'OK', data: describeContent(after) };
}

function save(context: RequestContext, before: WebpageContentRow, after: WebpageContentRow): void {
  context.change((draft) => draft.put('webpageContents', after.contentID, after));
  const changes = [{ field: 'state', before: stateOf(before), after: stateOf(after) }];
  context.recordOperation({ targetID: after.contentID, targetName: after.name, changes });
}

const alreadyPublishedTexts = message(
  'The published version is already up to date.',
  '已发布的版本已是最新。',
  '已發佈的版本已是最新。',
);
const notPublishedTexts = message('It is not published.', '此内容尚未发布。', '此內容尚未發佈。');
