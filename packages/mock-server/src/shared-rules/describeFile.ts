import type { StoredFile } from '../state/rows.ts';

/**
 * Describes a file in records: by its name, its size, and a mark of its content, so that a file that another one of the same
 * name replaces is another text.
 */
export function describeFile({ fileName, size, hash }: Pick<StoredFile, 'fileName' | 'size' | 'hash'>): string {
  const mark = hash.replaceAll(/[^A-Za-z0-9]/g, '').slice(-8);
  return `${fileName} (${size} B, ${mark})`;
}
