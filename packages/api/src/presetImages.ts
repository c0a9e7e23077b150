// Promotional pictures of the provider, from which every broker may choose.
import { z } from 'zod';
import { contentID } from './auditFields.ts';
import { endpoint, internalStaff, signedIn } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import type { FilePart } from './endpoint.ts';
import { instant } from './times.ts';

/** The purposes of a preset picture. A logo has 270 x 60 pixels, an icon 120 x 120 (specification, section 9). */
export const presetImageTypes = ['promotion', 'logo', 'icon'] as const;

const presetImage = z.object({
  imgID: z.string(),
  /** Differs from the name of every other preset picture, ignoring case. */
  fileName: z.string(),
  type: z.enum(presetImageTypes),
  /** A public address, relative to the API base. */
  fullPathUrl: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A promotional picture of the provider. */
export type PresetImage = z.output<typeof presetImage>;

/** Lists the preset pictures, the newest first; `q` searches the file name. */
export const listPresetImages = endpoint({
  method: 'GET',
  path: '/systems/images/lists',
  access: signedIn,
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['updateTime', '-updateTime', 'fileName', '-fileName']).optional(),
      type: z.enum(presetImageTypes).optional(),
    }),
    data: listOf(presetImage),
  },
});

const picture = {
  types: ['png', 'jpeg', 'webp'],
  // The provider's own limit is `limits.presetImages` in its configuration; no broker can exceed this one.
  maxBytes: 5_000_000,
  maxCount: 1,
  names: 'image',
} as const satisfies Omit<FilePart, 'required'>;

/**
 * Adds a preset picture. A logo has exactly 270 x 60 pixels, an icon 120 x 120.
 *
 * Fails with `E0013` above the provider's limit of bytes, and `E0014` for the type, name or pixels of the file, a name
 * in use (rule `duplicate`), or too many pictures (rule `count`).
 */
export const createPresetImage = endpoint({
  method: 'POST',
  path: '/systems/images',
  access: internalStaff,
  bodyKind: 'multipart',
  operation: 'presetImage.create',
  errors: ['E0004', 'E0013', 'E0014'],
  shapes: {
    body: z.object({ type: z.enum(presetImageTypes) }),
    files: { file: { ...picture, required: true } },
    data: presetImage,
  },
});

/**
 * Changes the purpose of a preset picture, or replaces the picture; without a file the current one stays.
 *
 * Fails like {@link createPresetImage}, and with `E0005` if another user changed it.
 */
export const updatePresetImage = endpoint({
  method: 'PUT',
  path: '/systems/images',
  access: internalStaff,
  bodyKind: 'multipart',
  operation: 'presetImage.update',
  errors: ['E0004', 'E0005', 'E0013', 'E0014'],
  shapes: {
    body: z.object({
      imgID: z.string().min(1).max(64),
      type: z.enum(presetImageTypes),
      version: z.number().int().min(1).max(1_000_000_000),
    }),
    files: { file: { ...picture, required: false } },
    data: presetImage,
  },
});

/**
 * Deletes a preset picture; its public address is `E0003` from then on, but caches may have the picture for up to an hour.
 * Fails with `E0005` for a stale version.
 */
export const deletePresetImage = endpoint({
  method: 'DELETE',
  path: '/systems/images',
  access: internalStaff,
  operation: 'presetImage.delete',
  errors: ['E0004', 'E0005'],
  shapes: {
    query: z.object({
      imgID: z.string().min(1).max(64),
      version: z.coerce.number().int().min(1).max(1_000_000_000),
    }),
    data: z.null(),
  },
});

/** Where a broker uses a preset picture: as an advertising image, or on its sign-in page. */
export const presetImagePlaces = ['advertisement', 'loginPage'] as const;

const presetImageUse = z.object({
  brokerCode: z.string(),
  brokerName: localText,
  place: z.enum(presetImagePlaces),
  /** The identifier of the advertising image, or of the content of the sign-in page. */
  targetID: z.string(),
  /** The file name of the advertising image, or the name of the content. */
  name: z.string(),
});

/** A place that has a copy of a preset picture. */
export type PresetImageUse = z.output<typeof presetImageUse>;

/**
 * Lists where brokers use a preset picture, by the content of their pictures. They are copies, which stay when the preset
 * picture is replaced or deleted. Fails with `E0003` for an unknown picture.
 */
export const listPresetImageUses = endpoint({
  method: 'GET',
  path: '/systems/images/{imgID}/uses',
  access: internalStaff,
  errors: ['E0003'],
  shapes: { params: z.object({ imgID: contentID }), data: z.array(presetImageUse) },
});
