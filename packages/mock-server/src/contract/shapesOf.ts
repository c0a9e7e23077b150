import type { Endpoint, Shapes } from '@brokerdesk/api';
import type { z } from 'zod';
import { throwEmulatorError } from '../errors.ts';
import { findUnknownPaths } from './findUnknownPaths.ts';

/** The type of an endpoint's shapes. */
export type ShapesOf<E extends Endpoint> = E extends Endpoint<infer S> ? S : never;

/** Returns the shapes of an endpoint; only a browser build of the contract has none. */
export function shapesOf<S extends Shapes>({ method, path, shapes }: Endpoint<S>): S {
  return shapes ?? throwEmulatorError('shapes-missing', { method, path });
}

/** Returns the shape of one row of a list. */
export function itemShapeOf<S extends { readonly data: z.ZodObject<{ items: z.ZodArray }> }>(list: Endpoint<S>) {
  return shapesOf(list).data.shape.items.element as z.ZodType;
}

/** A response of a handler that breaks the contract: an error of the emulator, never of the caller. */
export class ContractViolationError extends Error {}

/** Throws a {@link ContractViolationError} unless `data` has exactly the fields of `shape`. */
export function checkResponse(shape: z.ZodType, data: unknown): void {
  const result = shape.safeParse(data);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  at ${path.join('.') || '(root)'}: ${message}`);
    throw new ContractViolationError(['The response breaks the contract:', ...lines].join('\n'));
  }
  // An unknown field would disclose more than the contract promises.
  const unknown = findUnknownPaths(data, result.data);
  if (unknown.length > 0)
    throw new ContractViolationError(`The contract does not know these fields: ${unknown.join(', ')}`);
}
