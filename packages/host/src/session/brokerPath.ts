// Addresses of the portal start with a broker's display code. An address is untrusted input, so its first segment is
// used only if it looks like a display code; this prevents redirects that leave the portal.

/** The path below which the portal is served, without a slash at its end; empty if that is the root of its host name. */
export const basePath: string = readBase().replace(/\/$/, '');

/** The provider's own area. */
export const internalBroker = { displayCode: '2go', brokerCode: '2GO' } as const;

const displayCodePattern = /^[A-Za-z0-9_-]{1,32}$/;

/** Returns the display code that a path below the base path starts with, or undefined. */
export function displayCodeOf(path: string): string | undefined {
  const first = path.split('/')[1] ?? '';
  return displayCodePattern.test(first) && first !== 'portal_list' ? first : undefined;
}

/** Returns the path of a broker's sign-in page, below the base path. */
export function loginPath(displayCode: string): string {
  return `/${displayCode}/login`;
}

/** Returns the path of a broker's first screen, below the base path. */
export function mainPath(displayCode: string): string {
  return `/${displayCode}/main`;
}

/** Removes the base path from a path of the page; `/` for the base path itself. */
export function stripBasePath(pathname: string): string {
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** An operator chooses the path when building a portal, after the host was compiled: its page has it. */
function readBase(): string {
  const text = typeof document === 'undefined' ? '' : document.getElementById('brokerdesk-config')?.textContent;
  const { base } = JSON.parse(text || '{}') as { readonly base?: string };
  // Only the pages of tests name none; the code of a built portal contains no path.
  return base ?? (import.meta.env.DEV ? '/admin/' : '/');
}
