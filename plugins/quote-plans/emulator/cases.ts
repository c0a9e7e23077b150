import type { ContractCase } from '@brokerdesk/mock-server/case-kit';
import { feedPlanCases } from './feed-plans/feedPlanCases.ts';
import { feedPackageCases } from './feed-plans/packages/feedPackageCases.ts';
import { traderCases } from './feed-plans/traders/traderCases.ts';

/** One case for each call of this half. */
export const quotePlansCases: readonly ContractCase[] = [...feedPackageCases, ...feedPlanCases, ...traderCases];
