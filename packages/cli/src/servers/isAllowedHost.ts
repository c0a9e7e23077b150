const name = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d+)?$/;
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a `Host` header names this machine, or an allowed name. Any web page can point its own host name at 127.0.0.1
 * (DNS rebinding) and would then be able to read every response.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const host = name.exec(header?.toLowerCase() ?? '')?.[1];
  return host !== undefined && (loopback.test(host) || allowed.includes(host));
}
