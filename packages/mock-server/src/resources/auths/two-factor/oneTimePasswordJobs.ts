// A code is sent after the answer, as a queue would: the call does the same work whether there is somebody to send it to
// or not, so that not even its time tells who exists.
import type { OneTimePasswordPurpose, OneTimePasswordSent } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { EmulatorJobContext } from '../../../jobs/EmulatorJobContext.ts';
import type { StateContext } from '../../../pipeline/StateContext.ts';
import { sendCode } from '../authMessages.ts';

/** The type of the planned work that sends a code. */
export const sendCodeJob = 'oneTimePassword.send';

export interface ScheduledCode {
  /** Null if there is nobody to send it to. */
  readonly refID: string | null;
  readonly brokerCode: string;
  readonly channel: OneTimePasswordSent['channel'];
  readonly purpose: OneTimePasswordPurpose;
  readonly code: string;
}

export function scheduleCode(context: StateContext, args: ScheduledCode): void {
  context.schedule({ type: sendCodeJob, at: context.now(), args });
}

export function sendScheduledCode(context: EmulatorJobContext, { refID, brokerCode, ...message }: ScheduledCode): void {
  const user = refID === null ? undefined : context.row<UserRow>('users', refID);
  const broker = context.row<BrokerRow>('brokers', brokerCode);
  if (user && broker) sendCode(context, { user, broker, ...message });
}
