const name = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d+)?$/;
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Tells whether a `Host` header names this machine, or a name that was allowed besides. Any page on the web can point a
 * name of its own at 127.0.0.1 and would then read every answer as if it came from itself.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const host = name.exec(header?.toLowerCase() ?? '')?.[1];
  return host !== undefined && (loopback.test(host) || allowed.includes(host));
}
