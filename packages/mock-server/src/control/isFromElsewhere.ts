import type { IncomingHttpHeaders } from 'node:http';

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request was made by a page of another site or under a foreign host name. The emulator listens on this
 * machine only, but every page that is open in a browser here could reach it.
 */
export function isFromElsewhere({ host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === 'cross-site' || host === undefined || !ownHost.test(host);
}
