import type { WireLanguage } from '@brokerdesk/api';

/** How a message leaves the house. */
export type MessageChannel = 'sms' | 'email' | 'push';

/** A message that the real back end would have sent. */
export interface OutboxRow {
  readonly messageID: string;
  readonly channel: MessageChannel;
  /** A number, an address, or the name of a group of recipients. */
  readonly to: string;
  /** In the recipient's language. */
  readonly text: string;
  readonly language: WireLanguage;
  /** The subject, such as `oneTimePassword`. */
  readonly kind: string;
  /** The code for the recipient to enter; null for other messages. */
  readonly code: string | null;
  /** RFC 3339. */
  readonly time: string;
  readonly brokerCode: string;
}
