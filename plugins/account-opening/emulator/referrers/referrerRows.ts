import { type Referrer, referrerIdOf, referrers } from '../../demo/applications/referrers.ts';
import { seededStamp, type Stamp } from '@brokerdesk/mock-server/engine';

/** A person or company that refers applicants. */
export interface ReferrerRow extends Referrer, Stamp {
  readonly brokerCode: string;
  /** Identifies the referrer in a link. */
  readonly code: string;
  /** RFC 3339. */
  readonly createTime: string;
}

const dayMs = 86_400_000;

export function makeReferrerRows(brokerCode: string, now: number): (readonly [string, ReferrerRow])[] {
  return referrers.map((referrer, position) => {
    const referrerID = referrerIdOf(brokerCode, referrer.referrerID);
    const stamp = seededStamp({ brokerCode, time: now - (400 - position * 23) * dayMs });
    const code = referrer.referrerID.toLowerCase();
    return [referrerID, { ...referrer, ...stamp, referrerID, brokerCode, code, createTime: stamp.updateTime }];
  });
}
