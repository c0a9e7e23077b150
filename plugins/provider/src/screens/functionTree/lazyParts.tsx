// What the screen shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** Creates or changes a function. */
export const FunctionDialog = lazyPart(async () => (await import('./FunctionDialog.tsx')).FunctionDialog);
