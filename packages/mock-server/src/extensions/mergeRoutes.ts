import type { MockExtension } from '@brokerdesk/api';
import { throwEmulatorError } from '../errors.ts';
import type { Route } from '../context/Route.ts';

const emulator = 'the emulator';

/** Adds the routes of all extensions to the emulator's own. One address has one owner, whatever its parameter's name. */
export function mergeRoutes(ownRoutes: readonly Route[], extensions: readonly MockExtension[]): readonly Route[] {
  const owners = new Map<string, string>();
  const owned: readonly { readonly owner: string; readonly routes: readonly Route[] }[] = [
    { owner: emulator, routes: ownRoutes },
    ...extensions.map(({ id, routes }) => ({ owner: `the plugin "${id}"`, routes })),
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
