import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressListed } from './compressFiles.ts';
import { headersFile, ownFileOf } from './PortalPages.ts';
import { securityHeaders } from './securityHeaders.ts';

/** The headers of one response by name. */
export type Headers = Readonly<Record<string, string>>;

/** The hashes by which the policy allows pages. */
export interface PageHashes {
  /** Of the page that brokers share; null if it is not known. */
  readonly importMapHash: string | null;
  /** Of the pages of single brokers, by display code. */
  readonly ownImportMapHashes?: Readonly<Record<string, string>>;
}

/** The headers of a portal. */
export interface PortalHeaders {
  readonly common: Headers;
  /** Of the addresses of single brokers, by display code. */
  readonly own: Readonly<Record<string, Headers>>;
}

/**
 * Composes the headers for the pages of releases. Those of a broker allow its pages alone, and of a release in which it has
 * none the common one.
 */
export function composeHeaders(releases: readonly PageHashes[], base: string): PortalHeaders {
  const headersOf = (code?: string) => {
    const hashes = releases.map(
      ({ importMapHash, ownImportMapHashes = {} }) =>
        (code === undefined ? undefined : ownImportMapHashes[code]) ?? importMapHash,
    );
    return securityHeaders([...new Set(hashes.filter((hash) => hash !== null))], base);
  };
  const codes = new Set(releases.flatMap(({ ownImportMapHashes = {} }) => Object.keys(ownImportMapHashes)));
  return {
    common: headersOf(),
    own: Object.fromEntries([...codes].toSorted().map((code) => [code, headersOf(code)])),
  };
}

/** Writes the headers of a portal into its folder. */
export async function writeHeaders(folder: string, { common, own }: PortalHeaders): Promise<void> {
  const files = [
    [headersFile, common] as const,
    ...Object.entries(own).map(([code, headers]) => [ownFileOf(headersFile, code), headers] as const),
  ];
  for (const [file, headers] of files) {
    await writeFile(path.join(folder, file), `${JSON.stringify(headers, null, 2)}\n`);
  }
  await compressListed(
    folder,
    files.map(([file]) => file),
  );
}

/** Reads headers that {@link writeHeaders} has written. */
export async function readHeaders(file: string): Promise<Headers> {
  return JSON.parse(await readFile(file, 'utf8')) as Headers;
}
