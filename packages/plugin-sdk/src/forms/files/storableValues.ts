// A draft and a submission are stored as JSON, which has no files. The values of the other fields are stored.
import { type FormValues, isBranch } from '../form/conflicts.ts';
import { isFilesValue, withMissing } from '../../kit/FilesValue.ts';

/**
 * Returns the values of a form as they can be stored. Of the files of a `FilesField` only their names are stored, so that
 * the user is asked for them again; any other field with a file has the value of the record.
 */
export function storableValues(values: FormValues, base: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, storable(value, base[key])]));
}

function storable(value: unknown, base: unknown): unknown {
  if (!holdsFile(value)) return value;
  if (isFilesValue(value)) {
    const { removed, added, missing = [] } = value;
    return withMissing({ removed, added: [] }, [...missing, ...added.map(({ name, size }) => ({ name, size }))]);
  }
  return isBranch(value) ? storableValues(value, isBranch(base) ? base : {}) : base;
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}

/**
 * Returns content with a description in place of each file. A file that is chosen again after a reload has the same
 * description, so that a retry of the submission has the same idempotency key.
 */
export function describeFiles(content: unknown): unknown {
  if (content instanceof File) return { name: content.name, size: content.size, lastModified: content.lastModified };
  if (Array.isArray(content)) return content.map(describeFiles);
  if (!isBranch(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, describeFiles(value)]));
}
