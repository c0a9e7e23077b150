// Advertisements and promotional pictures have public addresses, so that a plain `<img>` shows them without a token. A
// picture is public for as long as a row refers to it; nothing has to be withdrawn.
import { pictureBytes } from '@brokerdesk/fixtures';
import type { FileStore } from '../sandboxes/FileStore.ts';
import type { StoredFile } from '../state/rows.ts';
import type { State } from '../state/State.ts';

/** A stored picture with the last part of its public address. */
export interface PublicFile extends StoredFile {
  readonly publicName: string;
}

/** A row whose pictures are public. */
export interface PublicFilesOwner {
  readonly publicFiles: readonly PublicFile[];
}

/** The path of public pictures below the API base. */
export const publicPicturePath = '/systems/public/';

/** The collections whose rows are a {@link PublicFilesOwner}. */
const publicCollections: readonly string[] = ['presetImages', 'images', 'webpageContents'];
const fixturePrefix = 'fixture:';

/**
 * Returns the stored file with a public name. The name depends on the content, so that a browser that caches the old
 * picture for an hour never shows it in place of a new one, and on the row, so that the address ends with the row.
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

/** The `hash` of a fixture picture, for rows that sandboxes begin with. */
export function fixtureHash(pictureName: string): string {
  return `${fixturePrefix}${pictureName}`;
}

/** Finds the file with this public name. */
export function findPublicFile(state: State, publicName: string): PublicFile | undefined {
  return publicCollections
    .flatMap((name) => (Object.hasOwn(state, name) ? (state[name]?.rows() ?? []) : []))
    .flatMap((row) => (row as Partial<PublicFilesOwner>).publicFiles ?? [])
    .find((file) => file.publicName === publicName);
}

/** Reads a stored file, or the fixture that a seeded row refers to. */
export async function readStoredFile(files: FileStore, file: StoredFile): Promise<Uint8Array | undefined> {
  return (await readFixture(file)) ?? files.get(file.hash);
}

/** Reads the fixture that a seeded row refers to; undefined for a file that was uploaded. */
export async function readFixture({ hash }: Pick<StoredFile, 'hash'>): Promise<Uint8Array | undefined> {
  return hash.startsWith(fixturePrefix) ? pictureBytes(hash.slice(fixturePrefix.length)) : undefined;
}
