// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The fields of an announcement. */
export const AnnouncementFields = lazyPart(async () => (await import('./AnnouncementFields.tsx')).AnnouncementFields);
/** Puts the announcements in order. */
export const AnnouncementOrder = lazyPart(async () => (await import('./list/AnnouncementOrder.tsx')).AnnouncementOrder);
