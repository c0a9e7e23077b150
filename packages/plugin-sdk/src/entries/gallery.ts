// The building blocks of the kit's gallery. Neither plugins nor the portal use them.
export { GalleryHost, type GalleryHostProps } from '../gallery/GalleryHost.tsx';
export type { GalleryPage, GalleryState, Translate } from '../gallery/GalleryPage.ts';
