// The contents of a broker's sign-in page. Staff write drafts; published content is public.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion, expectedVersionInQuery } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { plainLine, plainText } from './plainTexts.ts';
import { instant } from './times.ts';
import { noData, refusedState } from './refusals.ts';

/**
 * The kinds of content; at most one of each kind is published. A logo has 270 x 60 pixels, an icon 120 x 120
 * (specification, section 9).
 */
export const webpageContentKinds = ['title', 'text', 'logo', 'icon', 'background'] as const;
/** Written and never shown; shown in its current wording; shown in an older wording; or no longer shown. */
export const webpageContentStates = ['draft', 'published', 'changed', 'unpublished'] as const;

const contentText = plainText(500);
const contentFields = {
  /** The name by which staff distinguish contents; at most 60 characters. */
  name: plainLine(60).min(1),
  textEN: contentText,
  textSC: contentText,
  textTC: contentText,
};

const contentPicture = z.object({
  fileName: z.string(),
  /** The content type, such as `image/png`. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** A public address, relative to the API base. */
  fullPathUrl: z.string(),
});

const webpageContent = z.object({
  contentID: z.string(),
  kind: z.enum(webpageContentKinds),
  ...contentFields,
  /** The picture of a logo, an icon or a background; null for a text. */
  picture: contentPicture.nullable(),
  state: z.enum(webpageContentStates),
  /** What visitors see: texts or picture as they were last published; null if it is not on the page. */
  published: z
    .object({
      textEN: contentText,
      textSC: contentText,
      textTC: contentText,
      picture: contentPicture.nullable(),
    })
    .nullable(),
  /** The last time it was published; null if it never was. */
  publishTime: instant.nullable(),
  publishBy: z.string().nullable(),
  ...auditFields,
});

/** A text or a picture of the sign-in page. */
export type WebpageContent = z.output<typeof webpageContent>;

/**
 * The part that staff write: a title or a text in three languages, or a picture. A picture is uploaded, or copied from
 * one of the broker's advertising images or a preset picture; later changes of those do not change the copy.
 */
const contentInput = z.object({
  name: contentFields.name,
  textEN: contentText.optional(),
  textSC: contentText.optional(),
  textTC: contentText.optional(),
  /** The advertising image or preset picture to copy. */
  imgID: contentID.optional(),
});
// The broker's own limit is `limits.advertisements.maxBytes`; no broker can exceed this one.
const picture = { types: ['png', 'jpeg', 'webp'], maxBytes: 5_000_000, maxCount: 1, names: 'image' } as const;
const files = { picture: { ...picture, required: false } };
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
 * Writes a new draft. Fails with `E0004` if its kind lacks its text in a language or its picture, or for an unknown
 * `imgID` or one of another size (`dimension`), with `E0013` for a picture that is too large and with `E0014` for the
 * type, name or pixels of a picture.
 */
export const createWebpageContent = endpoint({
  method: 'POST',
  path: '/systems/webpage_content',
  access,
  operation: 'webpageContent.create',
  bodyKind: 'multipart',
  errors: ['E0004', 'E0013', 'E0014'],
  shapes: { body: contentInput.extend({ kind: z.enum(webpageContentKinds) }), files, data: webpageContent },
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
 * Changes a content; without a file and `imgID`, its picture stays. The published version stays unchanged until the
 * content is published again. Fails as {@link createWebpageContent} does, and with `E0005` if another user has changed it
 * in the meantime.
 */
export const updateWebpageContent = endpoint({
  method: 'PUT',
  path: '/systems/webpage_content/{contentID}',
  access,
  operation: 'webpageContent.update',
  bodyKind: 'multipart',
  errors: ['E0003', 'E0004', 'E0005', 'E0013', 'E0014'],
  shapes: { params, body: contentInput.extend({ version: expectedVersion }), files, data: webpageContent },
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
  shapes: { refusals: { E0012: noData }, params, query: z.object({ version: expectedVersionInQuery }), data: z.null() },
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
    refusals: { E0015: refusedState },
    params,
    body: z.object({ action: z.enum(['publish', 'unpublish']), version: expectedVersion }),
    data: webpageContent,
  },
});
