import type { z } from 'zod';
import { findUnknownPaths } from './findUnknownPaths.ts';

/** An answer of a handler that breaks the contract: a fault of the emulator, never of the caller. */
export class ContractViolationError extends Error {}

/** Throws an {@link ContractViolationError} unless `data` has exactly the fields of `shape`. */
export function checkResponse(shape: z.ZodType, data: unknown): void {
  const result = shape.safeParse(data);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  at ${path.join('.') || '(root)'}: ${message}`);
    throw new ContractViolationError(['The answer breaks the contract:', ...lines].join('\n'));
  }
  // A field that the contract does not know would tell people more than they asked for, so it is a fault as well.
  const unknown = findUnknownPaths(data, result.data);
  if (unknown.length > 0)
    throw new ContractViolationError(`The contract does not know these fields: ${unknown.join(', ')}`);
}
