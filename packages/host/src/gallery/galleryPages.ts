import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';

const files = import.meta.glob<{ readonly gallery: GalleryPage }>([
  '../../../plugin-sdk/src/gallery/*.gallery.tsx',
  './*.gallery.tsx',
]);

/** The pages of kit and shell, by the names of their files without the extension. */
export const galleryPages: Readonly<Record<string, () => Promise<{ readonly gallery: GalleryPage }>>> =
  Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.gallery.tsx', '');
}
