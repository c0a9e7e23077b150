// What the gallery of the kit is made with. Neither plugins nor the portal use it.
export { GalleryHost, type GalleryHostProps } from './gallery/GalleryHost.tsx';
export type { GalleryPage, GalleryState, Translate } from './gallery/GalleryPage.ts';
