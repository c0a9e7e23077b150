import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';
import { useEffect, useState } from 'react';

const files = import.meta.glob<{ readonly gallery: GalleryPage }>([
  '../../../plugin-sdk/src/gallery/*.gallery.tsx',
  './*.gallery.tsx',
]);

/** The pages of kit and shell, by the names of their files without the extension. */
const galleryPages: Readonly<Record<string, () => Promise<{ readonly gallery: GalleryPage }>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [nameOf(file), load]),
);

/** The names of all pages in alphabetical order. */
export const pageNames: readonly string[] = Object.keys(galleryPages).toSorted((a, b) => a.localeCompare(b, 'en'));

/** Loads a page by its name, or the first for an unknown name; undefined until it is loaded. */
export function useGalleryPage(
  requestedName: string,
): { readonly name: string; readonly page: GalleryPage } | undefined {
  const name = requestedName in galleryPages ? requestedName : pageNames[0];
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly page: GalleryPage }>();
  useEffect(() => {
    const load = name === undefined ? undefined : galleryPages[name];
    if (name === undefined || !load) return undefined;
    let isCurrent = true;
    void load().then(({ gallery }) => isCurrent && setLoaded({ name, page: gallery }));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded : undefined;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.gallery.tsx', '');
}
