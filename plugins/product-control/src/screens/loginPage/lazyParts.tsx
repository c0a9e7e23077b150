// What the list shows on request is fetched then.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

/** The fields of a content, beside the page with it. */
export const ContentFields = lazyPart(async () => (await import('./form/ContentFields.tsx')).ContentFields);
/** The sign-in page with a content. */
export const PagePreview = lazyPart(async () => (await import('./preview/PagePreview.tsx')).PagePreview, {
  waiting: <SkeletonLines count={6} />,
});
/** What publishing a content changes. */
export const WhatChanges = lazyPart(async () => (await import('./WhatChanges.tsx')).WhatChanges, {
  waiting: <SkeletonLines count={2} />,
});
