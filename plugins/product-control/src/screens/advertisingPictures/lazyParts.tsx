// What the list shows on request is fetched then.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

/** How often a picture was clicked, by day. */
export const ClicksByDay = lazyPart(async () => (await import('./clicks/ClicksByDay.tsx')).ClicksByDay, {
  waiting: <SkeletonLines count={6} />,
});
/** The fields of a picture. */
export const ImageFields = lazyPart(async () => (await import('./form/ImageFields.tsx')).ImageFields);
/** Puts the pictures in order. */
export const ImageOrder = lazyPart(async () => (await import('./order/ImageOrder.tsx')).ImageOrder);
