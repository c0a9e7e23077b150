// Announcements: messages of a broker to all users of its app, for a period and in an order.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { localLine, localParagraphs } from './plainTexts.ts';
import { instant } from './times.ts';

/**
 * The state of an announcement by the clock: unpublished, published but not begun, visible to clients, or over.
 */
export const announcementStates = ['unpublished', 'scheduled', 'displaying', 'ended'] as const;

const announcement = z.object({
  announceID: z.string(),
  title: localText,
  content: localText,
  /** The first moment at which clients see it; null if it begins when it is published. */
  startTime: instant.nullable(),
  /** The first moment at which clients no longer see it; null if it has no end. */
  endTime: instant.nullable(),
  published: z.boolean(),
  /** Computed from `published`, the period and the clock. */
  state: z.enum(announcementStates),
  /** The position in the order in which clients see them, from 1. */
  sequence: z.number().int(),
  createTime: instant,
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** An announcement with its texts in three languages. */
export type Announcement = z.output<typeof announcement>;

const announcementBody = z.object({
  title: localLine(500),
  content: localParagraphs(20_000),
  startTime: instant.nullable(),
  endTime: instant.nullable(),
  published: z.boolean(),
});
const version = z.number().int().min(1);
const announceIdParameter = z.object({ announceID: z.string().min(1).max(64) });

/** Lists announcements in the order in which clients see them; `q` searches titles and contents of all languages. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/goapi/announcements',
  access: anyOf('PM_NM_ANNOUNCEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z
        .enum(['sequence', '-sequence', 'startTime', '-startTime', 'endTime', '-endTime', 'updateTime', '-updateTime'])
        .optional(),
      state: z.enum(announcementStates).optional(),
    }),
    data: listOf(announcement),
  },
});

/**
 * Creates an announcement as the last of the order. Fails with `E0004` if a text exceeds the broker's limits for
 * notices, or if the end is not after the start.
 */
export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/goapi/announcements',
  access: anyOf('PM_NM_ANNOUNCEMENT'),
  operation: 'announcement.create',
  errors: ['E0004'],
  shapes: { body: announcementBody, data: announcement },
});

/** Returns one announcement. */
export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/goapi/announcements/{announceID}',
  access: anyOf('PM_NM_ANNOUNCEMENT'),
  errors: [],
  shapes: { params: announceIdParameter, data: announcement },
});

/** Replaces texts, period and publication of an announcement. Fails with `E0004` as on creation, `E0005` if stale. */
export const changeAnnouncement = endpoint({
  method: 'PUT',
  path: '/goapi/announcements/{announceID}',
  access: anyOf('PM_NM_ANNOUNCEMENT'),
  operation: 'announcement.change',
  errors: ['E0004', 'E0005'],
  shapes: { params: announceIdParameter, body: announcementBody.extend({ version }), data: announcement },
});

/** Deletes an announcement; the announcements after it move up. Fails with `E0005` if another user has changed it. */
export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/goapi/announcements/{announceID}',
  access: anyOf('PM_NM_ANNOUNCEMENT'),
  operation: 'announcement.delete',
  errors: ['E0005'],
  shapes: {
    params: announceIdParameter,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    data: z.null(),
  },
});

const sequence = z.array(z.string().min(1).max(64)).max(1000);

/**
 * Reorders the announcements: `sequence` contains the identifiers of all of them. Fails with `E0005` and the current
 * order if `sequence` does not contain exactly the current set.
 */
export const orderAnnouncements = endpoint({
  method: 'PATCH',
  path: '/goapi/announcements/sequences',
  access: anyOf('PM_NM_ANNOUNCEMENT'),
  operation: 'announcement.order',
  errors: ['E0005'],
  shapes: { body: z.object({ sequence }), data: z.object({ sequence: z.array(z.string()) }) },
});
