import type { MockExtension } from '@brokerdesk/api';

/** Mistakes of a `mock.ts` that the compiler would report; without it, the emulator must not fail later. */
export function findExtensionProblem(extension: Partial<MockExtension>): string | undefined {
  const { routes = [], functions = [], operations = {}, records = {} } = extension;
  const named = {
    ...prefix('operations', operations),
    ...prefix('records', records),
    ...prefix('functions', functions),
  };
  const empty = Object.entries(named).find(([, value]) => typeof value !== 'object' || value === null);
  return findRouteProblem(routes) ?? (empty && `${empty[0]} is ${String(empty[1])}.`);
}

function findRouteProblem(routes: readonly unknown[]): string | undefined {
  for (const [index, route] of routes.entries()) {
    const place = `routes[${index}]`;
    if (!isObject(route)) return `${place} is ${String(route)}: correct the name, or what it is imported from.`;
    const { endpoint, handle } = route;
    if (!isObject(endpoint) || typeof endpoint['method'] !== 'string' || typeof endpoint['path'] !== 'string') {
      return `${place} has no endpoint: write mockRoute(endpoint, handler).`;
    }
    const call = `${endpoint['method']} ${endpoint['path']}`;
    if (typeof handle !== 'function') return `the route of ${call} has no handler: write mockRoute(endpoint, handler).`;
    if (!isObject(endpoint['access'])) {
      return `${call} has no access rule: add access: anyOf('X_…') to its endpoint, or signedIn, internalStaff, anybody.`;
    }
  }
  return undefined;
}

function prefix(field: string, parts: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [`${field}[${Array.isArray(parts) ? name : `"${name}"`}]`, value]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
