// The guard with its note whether the routes of this sign-in were built. The note lives as long as the shell: signing
// out and in again as somebody else loads the page anew, and with it the note is gone as well.
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { guardNavigation, type Verdict } from './guardNavigation.ts';

/** The guard of a running shell. */
export interface RouteGuard<Routes> {
  /** Judges a path below the base path. If it needs routes that are not there, builds them and judges it again. */
  readonly judge: (path: string) => Verdict;
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
    judge(path) {
      for (;;) {
        const { token } = readTokens();
        const facts = { token, permissions: functions, brokerCode: person.brokerCode, displayCode, routesLoaded };
        const verdict = guardNavigation({ path, ...facts });
        if (verdict.kind === 'login') {
          routesLoaded = verdict.routesLoaded;
          routes = undefined;
        }
        if (verdict.kind !== 'build-routes-and-repeat') return verdict;
        routes = build();
        routesLoaded = true;
      }
    },
  };
}
