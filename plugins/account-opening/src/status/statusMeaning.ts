// What a status means to staff: who acts next, and how it is labelled. A back end may use the specification's further
// codes for a status, or a code that this portal does not know; neither breaks a screen.
import type { TagTone } from '@brokerdesk/plugin-sdk';
import { type ApplicationStatus, applicationStatuses, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { queues } from '../model/queues.ts';
import type { useText } from '../useText.ts';

/** Who acts next on an application. */
export type StatusMeaning = 'staff' | 'client' | 'running' | 'done';

const clientStatuses: readonly ApplicationStatus[] = queues.withClient;
const runningStatuses: readonly ApplicationStatus[] = ['OFI', 'IPB'];
const doneStatuses: readonly ApplicationStatus[] = [...queues.done, ...queues.rejected];

/** Returns who acts next on an application in a status. */
export function meaningOf(status: ApplicationStatus): StatusMeaning {
  if (clientStatuses.includes(status)) return 'client';
  if (runningStatuses.includes(status)) return 'running';
  return doneStatuses.includes(status) ? 'done' : 'staff';
}

/** Returns whether a code stands for one of these statuses. */
export function isOneOf(statuses: readonly ApplicationStatus[], code: string): boolean {
  const status = toApplicationStatus(code);
  return status !== undefined && statuses.includes(status);
}

/** Returns the colour of a status; neutral if it is unknown. */
export function toneOf(code: string): TagTone {
  const status = toApplicationStatus(code);
  return status === undefined ? 'neutral' : applicationStatuses[status].tone;
}

/** Returns the label of a status, or its code if it is unknown. */
export function statusLabel(code: string, text: (key: `status.${ApplicationStatus}`) => string): string {
  const status = toApplicationStatus(code);
  return status === undefined ? code : text(`status.${status}`);
}

/** Returns a function that labels statuses, for lists that label hundreds of them. */
export function createStatusLabels(text: ReturnType<typeof useText>): (code: string) => string {
  const labels = new Map<string, string>();
  return (code) => {
    const known = labels.get(code);
    if (known !== undefined) return known;
    const label = statusLabel(code, text);
    labels.set(code, label);
    return label;
  };
}
