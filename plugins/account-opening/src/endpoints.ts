// Calls that the specification does not contain: the viewers of an application, and the reasons that a broker offers. A
// back end without them responds "not found"; the screens then show no viewers and offer standard reasons.
import { anyOf, endpoint, instant, localText } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

const readers = anyOf('RAO_CLIENT_MANAMEMENT', 'RAO_CHECK_DOCUMENT');

const viewer = z.object({
  refID: z.string(),
  userName: z.string(),
  /** When they opened it. */
  since: instant,
});

/** A user who has an application open. */
export type Viewer = z.output<typeof viewer>;

const applyID = z.string().min(1).max(64);
const params = z.object({
  id: applyID,
  /**
   * Identifies one page that shows the application, so that closing one of two pages does not end the view; the page
   * generates it.
   */
  viewID: z.string().regex(/^[\w-]{8,64}$/),
});

/**
 * Notifies that the caller has an application open, and returns the other viewers: staff of the same broker, the first
 * one first. The lease expires unless a page renews it.
 */
export const viewApplication = endpoint({
  method: 'PUT',
  path: '/applications/{id}/viewers/{viewID}',
  access: readers,
  errors: ['E0003'],
  shapes: {
    params,
    data: z.object({
      /** Seconds within which the lease has to be renewed. */
      leaseSec: z.number().int(),
      others: z.array(viewer),
    }),
  },
});

/** Notifies that a page of the caller no longer shows the application. */
export const leaveApplication = endpoint({
  method: 'DELETE',
  path: '/applications/{id}/viewers/{viewID}',
  access: readers,
  errors: [],
  shapes: { params, data: z.null() },
});

/** Lists the open applications of the broker with their viewers, including the caller. */
export const listViewers = endpoint({
  method: 'GET',
  path: '/applications/viewers',
  access: readers,
  errors: [],
  shapes: { data: z.array(z.object({ applyID, viewers: z.array(viewer) })) },
});

const reason = z.object({
  reasonID: z.string(),
  /**
   * The client reads those of `reinput` and `reject`; those of `rejectProof` explain to staff why an address proof is
   * invalid.
   */
  action: z.enum(['correct', 'reinput', 'reject', 'rejectProof']),
  text: localText,
});

/** A reason that staff can choose for a decision. */
export type Reason = z.output<typeof reason>;

/** Lists the reasons that the broker offers, in display order. */
export const listReasons = endpoint({
  method: 'GET',
  path: '/applications/reasons',
  access: readers,
  errors: [],
  shapes: { data: z.array(reason) },
});
