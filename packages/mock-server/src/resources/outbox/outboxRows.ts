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
  /** What it is about, such as `oneTimePassword`. */
  readonly kind: string;
  /** What the recipient is to type in; null for other messages. */
  readonly code: string | null;
  /** RFC 3339. */
  readonly time: string;
  readonly brokerCode: string;
}
