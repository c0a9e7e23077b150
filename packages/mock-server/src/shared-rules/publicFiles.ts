// Pictures that anybody may see (advertisements, promotional pictures) have public addresses, so that a plain `<img>`
// shows them without a token. A picture is public for as long as a row names it: nothing has to be withdrawn.
import { pictureBytes } from '@brokerdesk/fixtures';
import type { FileStore } from '../sandboxes/FileStore.ts';
import type { StoredFile } from '../state/rows.ts';
import type { State } from '../state/State.ts';

/** A stored picture with the last part of its public address. */
export interface PublicFile extends StoredFile {
  readonly publicName: string;
}

/** A row whose pictures anybody may see. */
export interface PublicFilesOwner {
  readonly publicFiles: readonly PublicFile[];
}

/** Where anybody can fetch a picture, below the API base. */
export const publicPicturePath = '/systems/public/';

/** The collections whose rows are a {@link PublicFilesOwner}. */
const publicCollections: readonly string[] = ['presetImages', 'images', 'webpageContents'];
const fixturePrefix = 'fixture:';

/**
 * Gives a stored file a public name. It depends on the content, so that a browser that keeps the old picture for an
 * hour never shows it in place of a new one, and on its row, so that it goes away with it.
 */
export function publishFile(rowID: string, file: StoredFile): PublicFile {
  const extension = /\.[A-Za-z0-9]+$/.exec(file.fileName)?.[0].toLowerCase() ?? '';
  const contentMark = file.hash.replace(/[^A-Za-z0-9]/g, '').slice(-16);
  return { ...file, publicName: `${rowID}-${contentMark}${extension}` };
}

/** The address of a public picture, relative to the API base. */
export function publicUrlOf({ publicName }: PublicFile): string {
  return `${publicPicturePath}${publicName}`;
}

/** The `hash` of a picture of the fixtures, for rows that sandboxes begin with. */
export function fixtureHash(pictureName: string): string {
  return `${fixturePrefix}${pictureName}`;
}

/** Finds the file that is public under a name. */
export function findPublicFile(state: State, publicName: string): PublicFile | undefined {
  return publicCollections
    .flatMap((name) => (Object.hasOwn(state, name) ? (state[name]?.rows() ?? []) : []))
    .flatMap((row) => (row as Partial<PublicFilesOwner>).publicFiles ?? [])
    .find((file) => file.publicName === publicName);
}

/** Reads a stored file, or one of the fixtures that a seeded row names. */
export async function readStoredFile(files: FileStore, { hash }: StoredFile): Promise<Uint8Array | undefined> {
  if (hash.startsWith(fixturePrefix)) return pictureBytes(hash.slice(fixturePrefix.length));
  return files.get(hash);
}
