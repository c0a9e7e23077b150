const pattern = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/;

/** Whether a screen can have this `path`: segments of letters, digits, `_` and `-`, with a slash between them. */
export function isScreenPath(path: string | undefined): boolean {
  return path !== undefined && pattern.test(path);
}
