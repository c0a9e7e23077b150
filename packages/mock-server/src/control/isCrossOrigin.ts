import type { IncomingHttpHeaders } from 'node:http';

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request was made by a page of another origin or under a foreign host name. The emulator listens on this
 * machine only, but every page that is open in a browser here could reach it, and one that some other program serves
 * on this machine is of the same site. Programs other than browsers send neither of the two headers.
 */
export function isCrossOrigin({ host = '', origin, 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders): boolean {
  if (!ownHost.test(host) || !['none', 'same-origin'].includes(String(site))) return true;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}
