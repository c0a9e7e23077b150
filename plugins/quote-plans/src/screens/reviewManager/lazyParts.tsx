// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** Decides about several quote plans. */
export const BulkDecisionDialog = lazyPart(async () => (await import('./BulkDecisionDialog.tsx')).BulkDecisionDialog);
/** Decides about a quote plan. */
export const DecisionDialog = lazyPart(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);
