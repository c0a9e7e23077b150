const secretHeaders: ReadonlySet<string> = new Set([
  'token',
  'refresh-token',
  'two-factor-token',
  'authorization',
  'cookie',
  'set-cookie',
]);

/** Whether the value of a header must not get into a report. */
export function isSecretHeader(name: string): boolean {
  return secretHeaders.has(name.toLowerCase());
}
