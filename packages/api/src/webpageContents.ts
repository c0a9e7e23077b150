// The contents of a broker's sign-in page. Staff write drafts; published content is public.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion, expectedVersionInQuery } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';

/** The kinds of content; at most one of each kind is published. */
export const webpageContentKinds = ['title', 'text', 'logo', 'background'] as const;
/** Written and never shown; shown in its current wording; shown in an older wording; or no longer shown. */
export const webpageContentStates = ['draft', 'published', 'changed', 'unpublished'] as const;

const contentText = z.string().trim().max(500);
const contentFields = {
  /** The name by which staff distinguish contents; at most 60 characters. */
  name: z.string().trim().min(1).max(60),
  textEN: contentText,
  textSC: contentText,
  textTC: contentText,
  /** For a logo or a background: one of the broker's advertising images. */
  imgID: contentID.nullable(),
};

const webpageContent = z.object({
  contentID: z.string(),
  kind: z.enum(webpageContentKinds),
  ...contentFields,
  state: z.enum(webpageContentStates),
  /** RFC 3339: the last time it was published; null if it never was. */
  publishTime: z.string().nullable(),
  publishBy: z.string().nullable(),
  ...auditFields,
});

/** A text or a picture of the sign-in page. */
export type WebpageContent = z.output<typeof webpageContent>;

/**
 * The part that staff write: a title or a text in three languages, or a picture. A logo has exactly 270 x 60 pixels.
 */
const contentInput = z.object({
  name: contentFields.name,
  textEN: contentText.optional(),
  textSC: contentText.optional(),
  textTC: contentText.optional(),
  imgID: contentID.nullable().optional(),
});
const params = z.object({ contentID });
const access = anyOf('PM_WP_LOGIN_PAGE');

/** Lists the contents of the sign-in page of the caller's broker, the last changed first. */
export const listWebpageContents = endpoint({
  method: 'GET',
  path: '/systems/webpage_content',
  access,
  errors: ['E0004'],
  shapes: {
    query: z.object({
      kind: z.enum(webpageContentKinds).optional(),
      state: z.enum(webpageContentStates).optional(),
    }),
    data: z.array(webpageContent),
  },
});

/**
 * Writes a new draft. Fails with `E0004` if its kind lacks its text in a language or its picture, and with `E0016`
 * (`dimension`) for a logo whose size is not 270 x 60 pixels.
 */
export const createWebpageContent = endpoint({
  method: 'POST',
  path: '/systems/webpage_content',
  access,
  operation: 'webpageContent.create',
  errors: ['E0004', 'E0016'],
  shapes: { body: contentInput.extend({ kind: z.enum(webpageContentKinds) }), data: webpageContent },
});

/** Returns one content. Fails with `E0003` if it does not belong to the caller's broker. */
export const getWebpageContent = endpoint({
  method: 'GET',
  path: '/systems/webpage_content/{contentID}',
  access,
  errors: ['E0003'],
  shapes: { params, data: webpageContent },
});

/**
 * Changes a content. The published version stays unchanged until the content is published again. Fails with `E0004` and
 * `E0016` as in {@link createWebpageContent}, and with `E0005` if another user has changed it in the meantime.
 */
export const updateWebpageContent = endpoint({
  method: 'PUT',
  path: '/systems/webpage_content/{contentID}',
  access,
  operation: 'webpageContent.update',
  errors: ['E0003', 'E0004', 'E0005', 'E0016'],
  shapes: { params, body: contentInput.extend({ version: expectedVersion }), data: webpageContent },
});

/**
 * Deletes a content. Fails with `E0005` if another user has changed it in the meantime, and with `E0012` while it is
 * published.
 */
export const deleteWebpageContent = endpoint({
  method: 'DELETE',
  path: '/systems/webpage_content/{contentID}',
  access,
  operation: 'webpageContent.delete',
  errors: ['E0003', 'E0005', 'E0012'],
  shapes: { params, query: z.object({ version: expectedVersionInQuery }), data: z.null() },
});

/**
 * Publishes a content, in place of the published one of its kind, or unpublishes it; then the broker's standard text or
 * picture is shown. Fails with `E0005` if another user has changed it in the meantime, and with `E0015` if there is
 * nothing to publish or unpublish.
 */
export const publishWebpageContent = endpoint({
  method: 'PATCH',
  path: '/systems/webpage_content/{contentID}',
  access,
  operation: 'webpageContent.publish',
  errors: ['E0003', 'E0005', 'E0015'],
  shapes: {
    params,
    body: z.object({ action: z.enum(['publish', 'unpublish']), version: expectedVersion }),
    data: webpageContent,
  },
});
