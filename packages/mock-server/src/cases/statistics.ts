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
import { type CallCase, callCase } from './CallCase.ts';

const backwards = { query: { from: '2026-02-02', to: '2026-02-01' } };
const refused = { code: 'E0004', input: () => backwards } as const;

export const statisticsCases: readonly CallCase[] = [
  callCase(countSubmittedApplications, {
    input: () => ({ query: { scope: 'week' as const, splitBy: 'region' as const } }),
    refused,
  }),
  callCase(rankReferrers, { input: () => ({ query: { scope: 'month' as const } }), refused }),
  callCase(countStayPages, { input: () => ({}), refused }),
  callCase(countRegions, { input: () => ({ query: { scope: 'month' as const } }), refused }),
  callCase(countStatuses, { input: () => ({ query: { scope: 'week' as const } }), refused }),
  callCase(countDeletions, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { region: 'MOON' as never } }) },
  }),
  callCase(countAuthentications, { input: () => ({ query: { idType: 'MAINLAND_ID' as const } }), refused }),
  callCase(countOcrRegions, { input: () => ({}), refused }),
];
