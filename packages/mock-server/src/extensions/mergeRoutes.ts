import type { MockExtension, MockRoute } from '@brokerdesk/api';
import { throwEmulatorError } from '../errors.ts';
import type { RegisteredRoute, RouteHandler } from '../context/Route.ts';

const emulator = 'the emulator';

/** Adds the routes of all extensions to the emulator's own. One address has one owner, whatever its parameter's name. */
export function mergeRoutes(
  ownRoutes: readonly RegisteredRoute[],
  extensions: readonly MockExtension[],
): readonly RegisteredRoute[] {
  const owners = new Map<string, string>();
  const owned: readonly { readonly owner: string; readonly routes: readonly RegisteredRoute[] }[] = [
    { owner: emulator, routes: ownRoutes },
    ...extensions.map(({ id, routes }) => ({ owner: `the plugin "${id}"`, routes: routes.map(toRegistered) })),
  ];
  return owned.flatMap(({ owner, routes }) => {
    for (const { endpoint } of routes) {
      const { method, path } = endpoint;
      const address = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
      const first = owners.get(address);
      if (first !== undefined) throwEmulatorError('path-conflict', { method, path, first, second: owner });
      owners.set(address, owner);
    }
    return routes;
  });
}

function toRegistered(route: MockRoute): RegisteredRoute {
  const handle: RouteHandler = (context, input) => route.handle(context, input);
  return { endpoint: route.endpoint, handler: () => handle };
}
