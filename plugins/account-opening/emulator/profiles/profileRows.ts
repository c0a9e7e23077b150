// Templates of questions with their earlier versions, and the links of referrers to them.
import type { Profile, ScoreBand } from '../../demo/profiles/Profile.ts';
import type { Stamp } from '@brokerdesk/mock-server/engine';

/** A broker's template of questions. */
export interface ProfileRow extends Profile, Stamp {
  readonly brokerCode: string;
  /** Counts up with every change of pages or classes; names, links and addresses do not count. */
  readonly templateVersion: number;
  /** RFC 3339. */
  readonly createTime: string;
}

/** The template that applicants filled in before a change. */
export interface SupersededTemplate {
  readonly templateVersion: number;
  /** RFC 3339: applications from before this time were filled in with it. */
  readonly until: string;
  readonly pages: Profile['pages'];
  readonly scoreBands: readonly ScoreBand[];
}

/** Earlier versions of one template, the oldest first. */
export interface ProfileVersionsRow {
  readonly profileID: string;
  readonly brokerCode: string;
  readonly versions: readonly SupersededTemplate[];
}

/** The link by which a referrer brings applicants to one template. */
export interface ProfileReferrerRow {
  readonly profileID: string;
  readonly referrerID: string;
  readonly brokerCode: string;
  /** RFC 3339. */
  readonly createTime: string;
}
