// Addresses of the portal start with a broker's display code. Whatever stands there came from outside, so it is used
// only if it looks like a display code; that is how no redirect can ever leave the portal.

/** The path below which the portal is served. */
export const basePath = '/admin';

/** The provider's own area. */
export const internalBroker = { displayCode: '2go', brokerCode: '2GO' } as const;

const displayCodePattern = /^[A-Za-z0-9_-]{1,32}$/;

/** Gives the display code that a path below the base path starts with, or undefined if it starts with none. */
export function displayCodeOf(path: string): string | undefined {
  const first = path.split('/')[1] ?? '';
  return displayCodePattern.test(first) && first !== 'portal_list' ? first : undefined;
}

/** Gives the path of a broker's sign-in page, below the base path. */
export function loginPath(displayCode: string): string {
  return `/${displayCode}/login`;
}

/** Gives the path of a broker's first screen, below the base path. */
export function mainPath(displayCode: string): string {
  return `/${displayCode}/main`;
}

/** Takes the base path off a path of the page; `/` for the base path itself. */
export function stripBasePath(pathname: string): string {
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
