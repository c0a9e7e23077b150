// What the list shows on request is fetched then.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

/** The announcements by day. */
export const AnnouncementCalendar = lazyPart(
  async () => (await import('./calendar/AnnouncementCalendar.tsx')).AnnouncementCalendar,
  {
    waiting: <SkeletonLines count={12} />,
  },
);
/** The fields of an announcement. */
export const AnnouncementFields = lazyPart(async () => (await import('./AnnouncementFields.tsx')).AnnouncementFields);
/** Puts the announcements in order. */
export const AnnouncementOrder = lazyPart(async () => (await import('./list/AnnouncementOrder.tsx')).AnnouncementOrder);
