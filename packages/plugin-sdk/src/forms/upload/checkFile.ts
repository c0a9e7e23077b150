// Checks of a file before it is sent: its name, its size, its kind by its name. The server checks the content itself
// and decides.
import type { FilePart, FileType } from '@brokerdesk/api';

/** The rules for files: a part of an upload, as the contract declares it, with the broker's own limits. */
export type FileRules = Pick<FilePart, 'types' | 'maxBytes' | 'maxCount'> & Partial<Pick<FilePart, 'names' | 'pixels'>>;

/** A problem of a file. */
export type FileProblem = 'empty' | 'tooLarge' | 'type' | 'name' | 'duplicate' | 'count';

const extensions: Readonly<Record<FileType, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
  json: ['json'],
  mp4: ['mp4'],
};

/** Finds the problem of a file, given the files that already exist. */
export function checkFile(
  file: File,
  others: readonly { readonly name: string }[],
  rules: FileRules,
): FileProblem | undefined {
  if (others.length >= rules.maxCount) return 'count';
  if (others.some(({ name }) => name.toLowerCase() === file.name.toLowerCase())) return 'duplicate';
  if (!isTypeAllowed(file.name, rules)) return 'type';
  if (!isNameAllowed(file.name, rules)) return 'name';
  if (file.size === 0) return 'empty';
  return file.size > rules.maxBytes ? 'tooLarge' : undefined;
}

/** Returns the `accept` attribute of a file input. */
export function acceptOf({ types }: FileRules): string {
  return types.flatMap((type) => extensions[type].map((ending) => `.${ending}`)).join(',');
}

function isTypeAllowed(name: string, { types }: FileRules): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return types.some((type) => extensions[type].includes(extension));
}

/** The rules of the specification's section 5. */
function isNameAllowed(name: string, { names }: FileRules): boolean {
  const stem = name.replace(/\.[A-Za-z0-9]+$/, '');
  if (name.length > 120) return false;
  if (names === 'image')
    return /^[A-Za-z0-9._]+$/.test(name) && !/^(?:\d+|[A-Za-z]+)$/.test(stem) && !/^\.|\.\./.test(name);
  if (names === 'template') return /^[\p{L}\p{N}_-]+$/u.test(stem);
  return /^[^\p{C}/\\:*?"<>|]+$/u.test(name) && !/^[.\s]|[.\s]$/.test(name);
}
