import type { JobItemStatus } from '@brokerdesk/plugin-sdk';
import { codeMissing } from '../../jobs/JobRecord.ts';
import type { JobsText } from '../../languages/jobsTexts.ts';

/** Gives what is told of an item beside its state: what its end said, or what the portal itself knows. */
export function messageOf({ code, message }: JobItemStatus, text: JobsText): string | undefined {
  return message ?? (code === codeMissing ? text('codeMissing') : undefined);
}
