import { stripBasePath } from '../session/brokerPath.ts';
import type { RouteGuard } from './createRouteGuard.ts';

/**
 * Lets a navigation of the shell go on, with its routes built, or leaves the shell: what the guard sends elsewhere is
 * a full load of the page, and the promise stays open until then.
 */
export function allowOrRedirect(guard: RouteGuard<unknown>, address: string): Promise<never> | undefined {
  const path = stripBasePath(new URL(address).pathname);
  // The router itself sends the root to the first screen.
  if (path === '/' || guard.evaluate(path).kind === 'shell') return undefined;
  location.assign(address);
  return new Promise(() => {});
}
