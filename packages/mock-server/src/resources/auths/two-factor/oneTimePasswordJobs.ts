// A code is sent after the response, as a queue would: the request does the same work with and without a recipient, so
// that not even its duration reveals which accounts exist.
import type { OneTimePasswordPurpose, OneTimePasswordSent } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { EmulatorJobContext } from '../../../context/EmulatorJobContext.ts';
import type { StateContext } from '../../../context/StateContext.ts';
import { sendCode } from '../authMessages.ts';

/** The type of the planned work that sends a code. */
export const sendCodeJob = 'oneTimePassword.send';

export interface ScheduledCode {
  /** Null if there is no recipient. */
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
