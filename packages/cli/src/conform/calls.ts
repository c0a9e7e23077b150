// The calls of the contract, found by what goes over the wire.
import * as api from '@brokerdesk/api';
import type { Endpoint } from '@brokerdesk/api';

/** All calls of the contract. */
export const calls: readonly Endpoint[] = Object.values<unknown>(api).filter(isEndpoint);

/** The name of a call in reports, such as `GET /users`. */
export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

const patterns = calls
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // An address without parameters comes first: `/users/status` is not a user.
  .toSorted((one, other) => countParameters(one.call) - countParameters(other.call));

/** Returns the call of an address below the base of the API; undefined if the contract has none. */
export function findCall(method: string, path: string): Endpoint | undefined {
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}

function countParameters({ path }: Endpoint): number {
  return path.split('{').length;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'shapes' in value;
}
