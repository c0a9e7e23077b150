// The guard with its note whether the routes of this sign-in were built. The note lives as long as the shell: signing
// out and in again as somebody else loads the page anew, and with it the note is gone as well.
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { guardNavigation, type NavigationDecision } from './guardNavigation.ts';

/** The guard of a running shell. */
export interface RouteGuard<Routes> {
  /** Judges a path below the base path. If it needs routes that are not there, builds them and judges it again. */
  readonly evaluate: (path: string) => NavigationDecision;
  /** The routes, once they were built; none are built for the provider's own staff. */
  readonly routes: () => Routes | undefined;
}

/** Makes the guard of a shell that starts; `build` makes the routes from the permission tree. */
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
