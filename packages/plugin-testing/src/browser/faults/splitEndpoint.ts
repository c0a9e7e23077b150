import type { FaultScenario } from './FaultScenario.ts';

/** Splits the endpoint of a scenario into what a fault matches. */
export function splitEndpoint(endpoint: FaultScenario['endpoint']) {
  const [method, path = ''] = endpoint.split(' ');
  return { method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path };
}
