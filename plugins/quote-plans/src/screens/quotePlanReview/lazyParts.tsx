// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** Changes which packages a broker may use. */
export const PackagesDialog = lazyPart(async () => (await import('./PackagesDialog.tsx')).PackagesDialog);
