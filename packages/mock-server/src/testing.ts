export { decodeHeader } from './testing/decodeHeader.ts';
export {
  openEmulator,
  type TestEmulator,
  type TestSandbox,
  type TestSession,
} from './testing/openEmulator.ts';
export { hostilePictures, type HostilePicture, type PicturePlace, properPictures } from './testing/hostilePictures.ts';
