import type { NotificationDelivery } from '@brokerdesk/api';

/** A client whom a notification has not reached at the first attempt. */
export interface DeliveryFailureRow {
  readonly accountNumber: string;
  readonly failure: NonNullable<NotificationDelivery['failure']>;
  /** `delivered` once an attempt after the first has reached the client. */
  readonly state: NotificationDelivery['state'];
  readonly attempts: number;
  /** RFC 3339: the last attempt. */
  readonly time: string;
}

/** To whom a notification was delivered: the members of its group at that time. */
export interface DeliveryRow {
  readonly brokerCode: string;
  readonly ntfID: string;
  readonly channel: 'app' | 'email';
  /** RFC 3339. */
  readonly time: string;
  readonly accountNumbers: readonly string[];
  /** Those whom the first attempt did not reach; the others have received it. */
  readonly failures: readonly DeliveryFailureRow[];
}

/** The collection of {@link DeliveryRow}, by the identifier of the notification. */
export const deliveryCollection = 'notificationDeliveries';
