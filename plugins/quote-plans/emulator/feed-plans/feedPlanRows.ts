import type { FeedPlan } from '@brokerdesk/api';
import type { Stamp } from '@brokerdesk/mock-server/engine';
import type { PackageCode } from './packages/feedPackageRows.ts';

/** One application for market data: a plan's first, or its change. */
export interface FeedRequest {
  readonly packageCode: PackageCode;
  /** Terminals; null for unlimited. */
  readonly quota: number | null;
  readonly effectiveDate: string;
  readonly audit: FeedPlan['audit'];
  readonly auditReason: string | null;
  readonly auditBy: string | null;
  readonly auditTime: string | null;
  /** The applicant may not audit. */
  readonly applyRefID: string;
  readonly applyBy: string;
  readonly applyTime: string;
}

export interface FeedPlanRow
  extends Stamp,
    Pick<FeedPlan, 'planID' | 'userID' | 'subUserID' | 'customerName' | 'description' | 'status'> {
  readonly brokerCode: string;
  readonly request: FeedRequest;
  readonly change: FeedRequest | null;
  readonly terminationDate: string | null;
}
