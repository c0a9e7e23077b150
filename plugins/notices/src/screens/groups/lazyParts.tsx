// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The fields of a group. */
export const GroupFields = lazyPart(async () => (await import('./GroupFields.tsx')).GroupFields);
