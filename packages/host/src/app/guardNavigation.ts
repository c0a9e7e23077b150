// The navigation guard of the specification, section 2, as one pure function: it decides what a user may see at a path.
// Paths are below the base path.
//   1. Without a token only sign-in pages and the portal list are allowed; anything else goes to /{first segment}/login.
//   2. On a sign-in page the flag `routesLoaded` is reset.
//   3. For brokers, with stored permissions, the routes are built once per sign-in and the navigation is repeated.
//   4. For the provider's own staff no routes are built from a tree.
// In addition: a first segment that is not a display code leads to the portal list (so that no redirect leaves the
// portal), and a session opens only the addresses of its own broker.
import type { FunctionNode } from '@brokerdesk/api';
import { displayCodeOf, internalBroker, loginPath, mainPath } from '../session/brokerPath.ts';

/** The input of {@link guardNavigation}. */
export interface NavigationInput {
  readonly path: string;
  readonly token: string | undefined;
  readonly permissions: readonly FunctionNode[] | undefined;
  readonly brokerCode: string | undefined;
  /** The display code of the broker at which the user signed in. */
  readonly displayCode: string | undefined;
  readonly routesLoaded: boolean;
}

/** The result of {@link guardNavigation}. */
export type NavigationDecision =
  | { readonly kind: 'portal-list' }
  | { readonly kind: 'login'; readonly displayCode: string; readonly routesLoaded: false }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'build-routes-and-repeat' }
  | { readonly kind: 'shell' };

/** Decides what a navigation leads to. */
export function guardNavigation(input: NavigationInput): NavigationDecision {
  const { path, token } = input;
  const target = displayCodeOf(path);
  if (path === '/portal_list') return { kind: 'portal-list' };
  if (target && path === loginPath(target)) return { kind: 'login', displayCode: target, routesLoaded: false };
  if (!token || !input.displayCode) return { kind: 'redirect', to: target ? loginPath(target) : '/portal_list' };
  if (path === '/') return { kind: 'redirect', to: mainPath(input.displayCode) };
  if (target && target !== input.displayCode && isPortalPath(path, target)) {
    return { kind: 'redirect', to: loginPath(target) };
  }
  const needsRoutes = input.brokerCode !== internalBroker.brokerCode && input.permissions !== undefined;
  if (needsRoutes && !input.routesLoaded) return { kind: 'build-routes-and-repeat' };
  return { kind: 'shell' };
}

function isPortalPath(path: string, displayCode: string): boolean {
  const main = mainPath(displayCode);
  return path === `/${displayCode}` || path === main || path.startsWith(`${main}/`);
}
