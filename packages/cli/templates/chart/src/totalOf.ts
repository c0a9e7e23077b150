import type { EnquiryDay } from './endpoints.ts';

/** Returns the enquiries of days in all channels. */
export function totalOf(...days: readonly EnquiryDay[]): number {
  return days.reduce((sum, { counts }) => sum + counts.phone + counts.email + counts.branch, 0);
}
