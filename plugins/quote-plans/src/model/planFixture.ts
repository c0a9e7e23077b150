import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import type { PlanRequest } from './planRequests.ts';

/** A request that waits: two terminals of Level 2. */
export const waitingRequest: PlanRequest = {
  packageCode: 'LEVEL_2',
  name: { EN: 'Hong Kong Level 2', SC: '港股十档行情', TC: '港股十檔報價' },
  limitType: 'quota',
  quota: 2,
  effectiveDate: '2026-03-05',
  audit: 'pending',
  auditReason: null,
  auditBy: null,
  auditTime: null,
  applyRefID: 'DEMO-U001',
  applyBy: 'MUI Kin Yip 梅建業',
  applyTime: '2026-03-02T03:00:00.000Z',
};

/** Another request, made before. */
export const approvedRequest: PlanRequest = {
  ...waitingRequest,
  quota: 6,
  audit: 'approved',
  auditBy: 'FUNG Wai Yin 馮慧賢',
  auditTime: '2026-02-02T03:00:00.000Z',
  applyTime: '2026-02-01T03:00:00.000Z',
};

/** A new plan that waits, or one with the given differences. */
export function planOf(differences: Partial<FeedPlan> = {}): FeedPlan {
  return {
    planID: 'DEMO-QP001',
    brokerCode: 'DEMO',
    brokerName: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
    userID: 'dm600301',
    subUserID: null,
    customerName: '羅雅涵',
    description: '',
    status: 'applied',
    ...waitingRequest,
    terminationDate: null,
    change: null,
    needsAudit: true,
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'MUI Kin Yip 梅建業',
    ...differences,
  };
}
