// What happens to a notification around its delivery: a test message, the approval of a second person, the report of
// whom it reached, and sending it again to those whom it did not reach.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { accountStatus, notificationChannels, notificationDetail } from './notificationShapes.ts';
import { listQuery, listOf } from './lists.ts';
import { plainLine, plainText } from './plainTexts.ts';
import { instant } from './times.ts';
import { noData, refusedAction } from './refusals.ts';

const identifier = z.string().min(1).max(64);
const ntfIdParameter = z.object({ ntfID: identifier });

/** Whether a notification has reached a client; `sending` while it is sent again. */
export const deliveryStates = ['delivered', 'failed', 'sending'] as const;

/**
 * Why a notification did not reach a client: the app is not installed, no device answered, the address does not exist,
 * the mailbox is full.
 */
export const deliveryFailures = ['no-app', 'device-unreachable', 'no-mailbox', 'mailbox-full'] as const;

const notificationDelivery = z.object({
  /** Nine digits. */
  accountNumber: z.string(),
  /** The status of the account now: 1 active, 0 suspended, -1 closed. */
  accountStatus: accountStatus,
  state: z.enum(deliveryStates),
  /** Why the last attempt failed; null if it succeeded. */
  failure: z.enum(deliveryFailures).nullable(),
  attempts: z.number().int(),
  /** The last attempt. */
  time: instant,
});

/** The delivery of a notification to one client. */
export type NotificationDelivery = z.output<typeof notificationDelivery>;

/**
 * Lists the clients to whom a notification was delivered, those whom it did not reach first; empty before its delivery. `q`
 * searches the account numbers.
 */
export const listNotificationDeliveries = endpoint({
  method: 'GET',
  path: '/notifications/deliveries',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      ntfID: identifier,
      sort: z.enum(['state', '-state', 'accountNumber', '-accountNumber', 'time', '-time']).optional(),
      state: z.enum(deliveryStates).optional(),
    }),
    data: listOf(notificationDelivery),
  },
});

/**
 * Sends a delivered notification again to the clients whom it did not reach. Clients to whom it is being sent again are
 * left out, so that no client receives it twice. Fails with `E0015` if it has not been delivered, or if it has reached
 * everyone.
 */
export const resendNotification = endpoint({
  method: 'POST',
  path: '/notifications/{ntfID}/resends',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notification.resend',
  errors: ['E0015'],
  shapes: { refusals: { E0015: refusedAction }, params: ntfIdParameter, data: notificationDetail },
});

/** The most characters of the reason for which a notification is returned to its author. */
export const noticeReasonLength = 300;

/**
 * Decides on a notification that waits for approval: approved, it is delivered at its time, or immediately without one;
 * rejected, it is a draft again. Fails with `E0016` (`own-request`) for the person who requested it or
 * has changed the members of its group since, `E0015` if it does not
 * wait, `E0004` if it can no longer be delivered, as when its time has passed, `E0005` if stale.
 */
export const decideNotification = endpoint({
  method: 'POST',
  path: '/notifications/{ntfID}/approvals',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notification.decide',
  errors: ['E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedAction, E0016: { 'own-request': noData } },
    params: ntfIdParameter,
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      /** Shown to the author; required to reject. */
      reason: plainText(noticeReasonLength),
      version: z.number().int().min(1),
    }),
    data: notificationDetail,
  },
});

const testText = z.object({ title: plainLine(1000).min(1), content: plainText(20_000).min(1) });

/**
 * Sends texts of a notification to the caller only: by email, or as a short message to the caller's mobile, which has no
 * app. Nothing is stored.
 */
export const testNotification = endpoint({
  method: 'POST',
  path: '/notifications/tests',
  access: anyOf('PM_NM_GENERAL_NOTICE'),
  operation: 'notificationTest.send',
  errors: ['E0004'],
  shapes: {
    body: z.object({
      channel: z.enum(notificationChannels),
      /** One message for each language. */
      texts: z.object({ EN: testText.optional(), SC: testText.optional(), TC: testText.optional() }),
    }),
    data: z.object({
      /** The address or number, as in `m****@demo.example`. */
      to: z.string(),
      /** Number of messages. */
      sent: z.number().int(),
    }),
  },
});
