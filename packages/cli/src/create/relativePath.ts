import path from 'node:path';

/** The differences between the systems' paths. */
export type PathRules = Pick<typeof path, 'relative' | 'sep'>;

/**
 * Returns the path from a folder to a file or folder, with `/` between folders on every system, as package.json,
 * tsconfig.json and imports have it. On Windows a path to another drive is absolute.
 */
export function relativePath(from: string, to: string, rules: PathRules = path): string {
  return rules.relative(from, to).split(rules.sep).join('/');
}
