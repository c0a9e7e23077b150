// A code is sent after the answer, as a queue would: the call does the same work whether there is somebody to send it to
// or not, so that not even its time tells who exists.
import type { OneTimePasswordPurpose, OneTimePasswordSent } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { JobContext } from '../../jobs/JobContext.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import { sendCode } from './accessMessages.ts';

/** The type of the planned work that sends a code. */
export const sendCodeJob = 'oneTimePassword.send';

export interface CodeToSend {
  /** Null if there is nobody to send it to. */
  readonly refID: string | null;
  readonly brokerCode: string;
  readonly channel: OneTimePasswordSent['channel'];
  readonly purpose: OneTimePasswordPurpose;
  readonly code: string;
}

export function planCode(context: StateContext, args: CodeToSend): void {
  context.schedule({ type: sendCodeJob, at: context.now(), args });
}

export function sendPlannedCode(context: JobContext, { refID, brokerCode, ...message }: CodeToSend): void {
  const user = refID === null ? undefined : context.row<UserRow>('users', refID);
  const broker = context.row<BrokerRow>('brokers', brokerCode);
  if (user && broker) sendCode(context, { user, broker, ...message });
}
