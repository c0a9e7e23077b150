// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The fields of a preset picture. */
export const PresetFields = lazyPart(async () => (await import('./PresetFields.tsx')).PresetFields);
