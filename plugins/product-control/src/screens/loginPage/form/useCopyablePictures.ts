import { useCall } from '@brokerdesk/plugin-sdk';
import { type Image, listImages, listPresetImages, type PresetImage } from '@brokerdesk/plugin-sdk/api';
import { type ContentKind, isPictureKind, requiredPixels } from '../contentKinds.ts';

/** A picture that a content can copy: one of the provider's, or an advertising picture of the broker. */
export type CopyablePicture = Pick<Image & PresetImage, 'imgID' | 'fileName' | 'width' | 'height' | 'fullPathUrl'>;

/** Returns the pictures that a content of a kind can copy; a logo and an icon need their exact size. */
export function useCopyablePictures(kind: ContentKind) {
  const type = kind === 'logo' || kind === 'icon' ? kind : 'promotion';
  // Passive: what fails is said at the field, not in a dialog above the form.
  const options = { passive: true, enabled: isPictureKind(kind) };
  const presets = useCall(listPresetImages, { query: { type, size: 100 } }, options);
  const advertisements = useCall(listImages, {}, options);
  const pixels = requiredPixels[kind];
  const all: readonly CopyablePicture[] = [...(presets.data?.items ?? []), ...(advertisements.data ?? [])];
  return {
    pictures: all.filter(({ width, height }) => !pixels || (width === pixels.width && height === pixels.height)),
    error: presets.error ?? advertisements.error,
    isPending: options.enabled && (presets.isPending || advertisements.isPending),
    retry: () => {
      for (const { error, refetch } of [presets, advertisements]) if (error) void refetch();
    },
  };
}
