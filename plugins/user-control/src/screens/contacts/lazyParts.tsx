// What the screen shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The fields of a contact. */
export const DetailFields = lazyPart(async () => (await import('./DetailFields.tsx')).DetailFields);
/** Puts the contacts of a group in order. */
export const DetailOrder = lazyPart(async () => (await import('./DetailOrder.tsx')).DetailOrder);
/** The fields of a group. */
export const GroupFields = lazyPart(async () => (await import('./GroupFields.tsx')).GroupFields);
/** Puts the groups in order. */
export const GroupOrder = lazyPart(async () => (await import('./GroupOrder.tsx')).GroupOrder);
