// Why the user may make a call of the API or not: the rule of its contract, then the function that it needs, as for a screen.
import type { Endpoint } from '@brokerdesk/api';
import { type ExplainedPortal, explainGrant } from './explainFunction.ts';
import { isSatisfied, type Reason, type ReasonCode } from './Reason.ts';

/** A call as far as its access depends on it. */
export type ExplainedCall = Pick<Endpoint, 'method' | 'path' | 'access'>;

/** Explains whether the user may make a call; `isInternal` is true for the provider's staff, who have no functions. */
export function explainCall(
  explained: ExplainedPortal,
  { call: { method, path, access }, isInternal }: { readonly call: ExplainedCall; readonly isInternal: boolean },
): readonly Reason[] {
  const call = `${method} ${path}`;
  if (access.rule === 'anybody') return [{ code: 'CALL_ANYBODY', values: { call } }];
  if (access.rule === 'signed-in') return [{ code: 'CALL_SIGNED_IN', values: { call } }];
  if (access.rule === 'internal') return [{ code: isInternal ? 'CALL_STAFF' : 'CALL_STAFF_ONLY', values: { call } }];
  if (isInternal && access.internal) return [{ code: 'CALL_STAFF', values: { call } }];
  const values = { call, needed: access.anyOf.join(', ') };
  if (isInternal) return [{ code: 'CALL_NOT_FOR_STAFF', values }];
  const needs: Reason = { code: access.anyOf.length === 1 ? 'CALL_NEEDS' : 'CALL_NEEDS_ONE_OF', values };
  return [needs, ...explainNearest(explained, access.anyOf)];
}

/** Explains the function that the user is nearest to, of several of which one is enough. */
export function explainNearest(explained: ExplainedPortal, codes: readonly string[]): readonly Reason[] {
  const chains = codes.map((code) => explainGrant(explained, code));
  return chains.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0] ?? [];
}

/** What keeps the user from a function, the least of it first: of several functions, the nearest one is explained. */
const obstacles: readonly (ReasonCode | undefined)[] = [
  undefined,
  'NODE_ANCESTOR_MISSING',
  'ROUTE_FUNCTION_MISSING',
  'TREE_FUNCTION_MISSING',
];

function distanceOf(chain: readonly Reason[]): number {
  const index = obstacles.indexOf(chain.find((reason) => !isSatisfied(reason))?.code);
  return index === -1 ? obstacles.length : index;
}
