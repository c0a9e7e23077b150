import type { JobItemStatus } from '@brokerdesk/plugin-sdk';
import { codeNotLoaded } from '../../jobs/JobRecord.ts';
import type { JobsText } from '../../languages/jobsTexts.ts';

/** Gives what is told of an item beside its state: what its end said, or what the portal itself knows. */
export function describeItem({ code, message }: JobItemStatus, text: JobsText): string | undefined {
  return message ?? (code === codeNotLoaded ? text('codeMissing') : undefined);
}
