// What the list shows on request is fetched then.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

/** The fields of a referrer. */
export const ReferrerFields = lazyPart(async () => (await import('./ReferrerFields.tsx')).ReferrerFields);
/** The links of a referrer. */
export const ReferrerLinks = lazyPart(async () => (await import('../../referrers/ReferrerLinks.tsx')).ReferrerLinks, {
  waiting: <SkeletonLines count={3} />,
});
