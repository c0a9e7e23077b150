import { labelOf } from '@brokerdesk/plugin-sdk';
import {
  applicationStatusCodes,
  applicationStatuses,
  type ProfileSummary,
  type StatusTone,
} from '@brokerdesk/plugin-sdk/api';
import { en } from '../screens/locales/en.ts';
import type { useText } from '../screens/useText.ts';

type Applications = ProfileSummary['applications'];

/** The applications of a template in one status. */
export interface StatusCount {
  readonly status: string;
  readonly label: string;
  readonly count: number;
  readonly tone: StatusTone | 'neutral';
}

/** Lists the statuses that applications of a template have, in the order of an application's life. */
export function listStatusCounts({ byStatus }: Applications, text: ReturnType<typeof useText>): readonly StatusCount[] {
  const order: readonly string[] = applicationStatusCodes;
  return Object.entries(byStatus)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => positionOf(one, order) - positionOf(other, order))
    .map(([status, count]) => ({
      status,
      count,
      label: labelOf(en.applicationStatus, status, (known) => text(`applicationStatus.${known}`)),
      tone: Object.hasOwn(applicationStatuses, status)
        ? applicationStatuses[status as keyof typeof applicationStatuses].tone
        : 'neutral',
    }));
}

/** Returns how many applications are neither archived nor rejected. */
export function countOpen({ total, byStatus }: Applications): number {
  return total - (byStatus.ARC ?? 0) - (byStatus.REJ ?? 0);
}

/** A status that a newer server has comes last. */
function positionOf(status: string, order: readonly string[]): number {
  const position = order.indexOf(status);
  return position === -1 ? order.length : position;
}
