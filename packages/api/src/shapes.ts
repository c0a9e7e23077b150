// The contract with its schemas, for forms. Browser builds remove the schemas from every contract module, except from
// those imported through this one, which become a separate file.
import type { Endpoint, Shapes } from './endpoint.ts';
import * as contract from './index.ts';

/** Returns the schemas of a call of the contract; undefined for a plugin's own call. */
export function shapesOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Shapes | undefined {
  const declared = Object.values(contract).find(
    (value) => isEndpoint(value) && value.method === method && value.path === path,
  );
  return (declared as Endpoint | undefined)?.shapes;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
