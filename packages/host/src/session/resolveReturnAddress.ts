import { basePath, mainPath } from './brokerPath.ts';

// The parameters that the shell itself writes into addresses; all others are dropped.
const safeCharacters = /^[A-Za-z0-9/_.~%?=&+-]*$/;
const longestAddress = 4096;

/**
 * Returns the address after sign-in: the requested one if it is a screen of the same portal, else the first screen. For
 * any input, the result begins with the portal's own path, and browsers cannot interpret it differently.
 */
export function resolveReturnAddress(requested: unknown, displayCode: string): string {
  const main = basePath + mainPath(displayCode);
  if (typeof requested !== 'string' || requested.length > longestAddress || !safeCharacters.test(requested))
    return main;
  const isInside = requested === main || requested.startsWith(`${main}/`) || requested.startsWith(`${main}?`);
  return isInside && isCanonical(requested) ? requested : main;
}

/** Whether a browser would request exactly this path: no dot segments, literal or encoded, and no empty segments. */
function isCanonical(address: string): boolean {
  const [path = ''] = address.split('?');
  const { pathname, search, origin } = new URL(address, 'https://portal.invalid');
  const isLiteral = origin === 'https://portal.invalid' && pathname + search === address.replace(/\?$/, '');
  return isLiteral && !path.includes('//') && !/%(?:2e|2f|5c|00)/i.test(path);
}
