// The navigation guard together with the routes of this sign-in. Both live as long as the shell: signing in as another
// user reloads the page.
import { stripBasePath } from '../session/brokerPath.ts';
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { guardNavigation, type NavigationDecision } from './guardNavigation.ts';

/** The guard of a running shell. */
export interface RouteGuard<Routes> {
  /** Decides about a path below the base path. If it needs routes that are missing, builds them and decides again. */
  readonly evaluate: (path: string) => NavigationDecision;
  /** The routes, once they were built; the provider's own staff never has any. */
  readonly routes: () => Routes | undefined;
}

/** Creates the guard of a starting shell; `build` makes the routes from the permission tree. */
export function createRouteGuard<Routes>(session: StoredSession, build: () => Routes): RouteGuard<Routes> {
  const { displayCode, person, functions } = session;
  let routes: Routes | undefined;
  let routesLoaded = false;
  return {
    routes: () => routes,
    evaluate(path) {
      for (;;) {
        const { token } = readTokens();
        const navigation = { token, permissions: functions, brokerCode: person.brokerCode, displayCode, routesLoaded };
        const decision = guardNavigation({ path, ...navigation });
        if (decision.kind === 'login') {
          routesLoaded = decision.routesLoaded;
          routes = undefined;
        }
        if (decision.kind !== 'build-routes-and-repeat') return decision;
        routes = build();
        routesLoaded = true;
      }
    },
  };
}

/**
 * Lets a navigation within the shell continue, with its routes built. A navigation that leaves the shell reloads the
 * page, and the returned promise stays pending until then.
 */
export function allowOrRedirect(guard: RouteGuard<unknown>, address: string): Promise<never> | undefined {
  const path = stripBasePath(new URL(address).pathname);
  // The router itself redirects the root to the first screen.
  if (path === '/' || guard.evaluate(path).kind === 'shell') return undefined;
  location.assign(address);
  return new Promise(() => {});
}
