import { basePath, mainPath } from './brokerPath.ts';

// What the shell itself writes into addresses; anything else did not come from here.
const safeCharacters = /^[A-Za-z0-9/_.~%?=&+-]*$/;
const longestAddress = 4096;

/**
 * Gives where a person goes on after sign-in: where he wanted to, if that is a screen of the same portal, else its first
 * screen. Whatever `query` is, the address begins with the portal's own path and means nothing else to a browser.
 */
export function resolveReturnAddress(requested: unknown, displayCode: string): string {
  const main = basePath + mainPath(displayCode);
  if (typeof requested !== 'string' || requested.length > longestAddress || !safeCharacters.test(requested))
    return main;
  const isInside = requested === main || requested.startsWith(`${main}/`) || requested.startsWith(`${main}?`);
  return isInside && isCanonical(requested) ? requested : main;
}

/** A browser would go exactly there: no dots to climb by, written out or encoded, and no empty segments. */
function isCanonical(address: string): boolean {
  const [path = ''] = address.split('?');
  const { pathname, search, origin } = new URL(address, 'https://portal.invalid');
  const isLiteral = origin === 'https://portal.invalid' && pathname + search === address.replace(/\?$/, '');
  return isLiteral && !path.includes('//') && !/%(?:2e|2f|5c|00)/i.test(path);
}
