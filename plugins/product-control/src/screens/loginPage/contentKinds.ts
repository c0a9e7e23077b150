import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';

/** What a content is. */
export type ContentKind = WebpageContent['kind'];

/** The size that a picture must have, in pixels; a background may have any (specification, section 9). */
export const requiredPixels: Readonly<
  Partial<Record<ContentKind, { readonly width: number; readonly height: number }>>
> = { logo: { width: 270, height: 60 }, icon: { width: 120, height: 120 } };

/** Whether contents of a kind are pictures; the others are texts. */
export function isPictureKind(kind: ContentKind): kind is Exclude<ContentKind, 'title' | 'text'> {
  return kind !== 'title' && kind !== 'text';
}
