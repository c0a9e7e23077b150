// The files of a field: what the user changes, not what there is. If another user has added a file in the meantime, it
// stays, although this user has never seen it.

/** A file that the server already has. */
export interface ExistingFile {
  readonly fileID: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

/** A file of a stored draft: the browser cannot store the file itself. */
export type MissingFile = { readonly name: string; readonly size: number };

/** The value of a `FilesField` or a `PictureField`: the changes of the record's files. */
export type FilesValue = {
  /** The identifiers of existing files to be deleted. */
  readonly removed: readonly string[];
  /** The files to be uploaded, in this order. */
  readonly added: readonly File[];
  /** Files that the user had chosen before a reload, and has to choose again or remove. */
  readonly missing?: readonly MissingFile[] | undefined;
};

/** The value of a field whose files the user has not changed. */
export const unchangedFiles: FilesValue = { removed: [], added: [] };

/**
 * Returns the identifiers of the existing files that stay. A file that is added with the name and the size of an existing
 * one replaces it: an attempt whose response was lost may have added it already.
 *
 * @example
 * toBody: ({ filesEN, ...values }, record) => ({ ...values, keepFileEN: keptFileIDs(record.attachFileEN, filesEN) })
 */
export function keptFileIDs(existing: readonly ExistingFile[], { removed, added }: FilesValue): string[] {
  return existing
    .filter(({ fileName, size }) => !added.some((file) => file.name === fileName && file.size === size))
    .map(({ fileID }) => fileID)
    .filter((fileID) => !removed.includes(fileID));
}

/** Returns the value of a field; unchanged files if the form has none. */
export function readFilesValue(value: unknown): FilesValue {
  return isFilesValue(value) ? value : unchangedFiles;
}

/** Returns whether a value is that of files. */
export function isFilesValue(value: unknown): value is FilesValue {
  if (typeof value !== 'object' || value === null) return false;
  const { removed, added } = value as Partial<FilesValue>;
  return Array.isArray(removed) && Array.isArray(added);
}

/** Returns the value with more files. A file that had to be chosen again is no longer missing. */
export function addFiles(value: FilesValue, files: readonly File[]): FilesValue {
  const missing = (value.missing ?? []).filter(({ name }) => !files.some((file) => file.name === name));
  return withMissing({ ...value, added: [...value.added, ...files] }, missing);
}

/** Returns the value with these missing files; without any it has the same shape as a value that never had one. */
export function withMissing({ removed, added }: FilesValue, missing: readonly MissingFile[]): FilesValue {
  return missing.length === 0 ? { removed, added } : { removed, added, missing };
}
