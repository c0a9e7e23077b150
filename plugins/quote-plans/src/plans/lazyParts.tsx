// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** Ends a quote plan on a day. */
export const EndPlanDialog = lazyPart(async () => (await import('./EndPlanDialog.tsx')).EndPlanDialog);
/** Applies for a quote plan, or for a change of one. */
export const PlanDialog = lazyPart(async () => (await import('./form/PlanDialog.tsx')).PlanDialog);
