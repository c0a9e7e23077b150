import {
  countAuthentications,
  countDeletions,
  countOcrRegions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  rankReferrers,
} from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';

const reversedPeriod = { query: { from: '2026-02-02', to: '2026-02-01' } };
const rejected = { code: 'E0004', input: () => reversedPeriod } as const;

export const statisticsCases: readonly ContractCase[] = [
  contractCase(countSubmittedApplications, {
    input: () => ({ query: { scope: 'week' as const, splitBy: 'region' as const } }),
    rejected,
  }),
  contractCase(rankReferrers, { input: () => ({ query: { scope: 'month' as const } }), rejected }),
  contractCase(countStayPages, { input: () => ({}), rejected }),
  contractCase(countRegions, { input: () => ({ query: { scope: 'month' as const } }), rejected }),
  contractCase(countStatuses, { input: () => ({ query: { scope: 'week' as const } }), rejected }),
  contractCase(countDeletions, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { region: 'MOON' as never } }) },
  }),
  contractCase(countAuthentications, { input: () => ({ query: { idType: 'MAINLAND_ID' as const } }), rejected }),
  contractCase(countOcrRegions, { input: () => ({}), rejected }),
];
