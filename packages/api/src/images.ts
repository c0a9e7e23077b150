// Advertising images of the trading app: when, where and in which order they are shown, and how often they were clicked.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion, expectedVersionInQuery } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { disguisingCharacters } from './plainCharacters.ts';
import { day, instant } from './times.ts';
import { noData, refusedState } from './refusals.ts';

/** Where an image is shown: before sign-in, or after it. */
export const imageLocations = ['before-login', 'after-login'] as const;
/** The state of an image, from the clock and its active switch. */
export const imageStates = ['unreleased', 'inactive', 'scheduled', 'showing', 'expired'] as const;

const image = z.object({
  imgID: z.string(),
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
  /** An https address that a click opens; null if a click opens nothing. */
  linkUrl: z.string().nullable(),
  location: z.enum(imageLocations),
  startTime: instant,
  /** Null if it has no end. */
  expiryTime: instant.nullable(),
  /** The switch that staff set: an inactive image is never shown, regardless of the time. */
  active: z.boolean(),
  released: z.boolean(),
  state: z.enum(imageStates),
  /** Clicks since the last reset. */
  clickCount: z.number().int(),
  /** Null if the clicks were never reset. */
  clickResetTime: instant.nullable(),
  clickResetBy: z.string().nullable(),
  /** One-based position in the display order. */
  sequence: z.number().int(),
  ...auditFields,
});

/** An advertising image. */
export type Image = z.output<typeof image>;

// A name and password in an address show another host than the one that opens. The parsed address is stored.
const unsafe = String.raw`\s\\"<>` + '`' + disguisingCharacters;
const writtenAddress = new RegExp(`^[Hh][Tt][Tt][Pp][Ss]://[^/?#@${unsafe}]+(?:[/?#][^${unsafe}]*)?$`, 'u');
const linkUrl = z
  .string()
  .trim()
  .max(500)
  .regex(writtenAddress)
  .meta({ format: 'uri' })
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true }));
const imageInput = z.object({
  linkUrl: linkUrl.nullable().optional(),
  location: z.enum(imageLocations),
  startTime: instant,
  /** After `startTime`; null or absent for an image without an end. */
  expiryTime: instant.nullable().optional(),
  active: z.boolean(),
  released: z.boolean(),
});
const picture = { types: ['png', 'jpeg', 'webp'], maxBytes: 20_000_000, maxCount: 1, names: 'image' } as const;
const params = z.object({ imgID: contentID });
const access = anyOf('PM_GC_ADVERTISING');

/** Lists the advertising images of the caller's broker in display order. */
export const listImages = endpoint({
  method: 'GET',
  path: '/goapi/images',
  // The sign-in page can copy an advertising image.
  access: anyOf('PM_GC_ADVERTISING', 'PM_WP_LOGIN_PAGE'),
  errors: ['E0004'],
  shapes: {
    query: z.object({
      location: z.enum(imageLocations).optional(),
      state: z.enum(imageStates).optional(),
    }),
    data: z.array(image),
  },
});

/**
 * Adds an advertising image at the end of the order. The broker's configuration limits number and bytes
 * (`limits.advertisements`). Fails with `E0004` if it would expire before it starts or has already expired, `E0013` if
 * the file is too large, `E0014` for its type or name, a name in use (`duplicate`) or one image too many (`limit`).
 */
export const createImage = endpoint({
  method: 'POST',
  path: '/goapi/images',
  access,
  operation: 'image.create',
  bodyKind: 'multipart',
  errors: ['E0004', 'E0013', 'E0014'],
  shapes: { body: imageInput, files: { file: { ...picture, required: true } }, data: image },
});

/**
 * Changes an advertising image, with a new picture if one is sent. Fails as in {@link createImage}, with `E0005` if
 * another user has changed it in the meantime, and with `E0015` if a released image would become unreleased.
 */
export const updateImage = endpoint({
  method: 'PUT',
  path: '/goapi/images/{imgID}',
  access,
  operation: 'image.update',
  bodyKind: 'multipart',
  errors: ['E0003', 'E0004', 'E0005', 'E0013', 'E0014', 'E0015'],
  shapes: {
    refusals: { E0015: refusedState },
    params,
    body: imageInput.extend({ version: expectedVersion }),
    files: { file: { ...picture, required: false } },
    data: image,
  },
});

/**
 * Deletes an advertising image and its clicks. Fails with `E0005` if another user has changed it in the meantime, and
 * `E0016` (`keep-one-image`) if it is the last image.
 */
export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/goapi/images/{imgID}',
  access,
  operation: 'image.delete',
  errors: ['E0003', 'E0005', 'E0016'],
  shapes: {
    refusals: { E0016: { 'keep-one-image': noData } },
    params,
    query: z.object({ version: expectedVersionInQuery }),
    data: z.null(),
  },
});

/**
 * Reorders the images and returns them in the new order. `sequence` contains every image of the broker exactly once;
 * otherwise another user has added or deleted one, and `E0005` returns the current order.
 */
export const sortImages = endpoint({
  method: 'PATCH',
  path: '/goapi/images/sequences',
  access,
  operation: 'image.sort',
  errors: ['E0005'],
  shapes: { body: z.object({ sequence: z.array(contentID).max(1000) }), data: z.array(image) },
});

/**
 * Returns the clicks of the broker's images by image and day in Asia/Shanghai, the latest day first; days without
 * clicks are omitted. The query includes both its first and its last day.
 */
export const listAdClicks = endpoint({
  method: 'GET',
  path: '/goapi/images/ad_clicks',
  access,
  errors: ['E0003', 'E0004'],
  shapes: {
    query: z.object({ imgID: contentID.optional(), dateFrom: day.optional(), dateTo: day.optional() }),
    data: z.array(z.object({ imgID: z.string(), fileName: z.string(), day: z.string(), clicks: z.number().int() })),
  },
});

/**
 * Resets the clicks of an image to zero and records when and by whom. Fails with `E0005` if another user has changed
 * the image in the meantime.
 */
export const resetAdClicks = endpoint({
  method: 'DELETE',
  path: '/goapi/images/{imgID}/ad_clicks',
  access,
  operation: 'image.resetClicks',
  errors: ['E0003', 'E0005'],
  shapes: { params, query: z.object({ version: expectedVersionInQuery }), data: image },
});
