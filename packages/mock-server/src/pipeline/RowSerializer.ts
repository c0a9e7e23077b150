// Rows never change in place, so what a row looks like on the wire is checked against the contract and turned into
// bytes once, and kept for as long as the row, what else it was made from, and the clock allow.
import type { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import { checkResponse } from './checkResponse.ts';

export interface RowRepresentation {
  readonly data: unknown;
  /**
   * Milliseconds since 1970 at which the answer becomes another one; infinite if it stays as it is from now on, but was
   * another one before. Absent if it has nothing to do with the clock.
   */
  readonly validUntil?: number | undefined;
}

/** What a row's answer is made from besides the row and the clock. */
interface RowDependencies<Row extends object> {
  /** The collections that `of` looks into: while they stay as they are, nobody need look. */
  readonly collections: readonly string[];
  /** The answer is made again when one of these is another object. */
  readonly valuesOf: (context: RequestContext, row: Row) => readonly unknown[];
}

export interface RowSerializerOptions<Row extends object> {
  readonly shape: z.ZodType;
  readonly dependencies?: RowDependencies<Row>;
  readonly represent: (context: RequestContext, row: Row) => RowRepresentation;
}

/** A row's JSON, and the clocks for which it is right: from one moment on, until just before another. */
export interface SerializedRow {
  readonly bytes: Buffer;
  readonly validFrom: number;
  readonly validUntil: number;
}

export interface RowSerializer {
  /** Gives the same object until the answer is another one. Throws an ContractViolationError if it breaks the contract. */
  readonly serialize: (context: RequestContext, row: object) => SerializedRow;
  /** The collections that make answers others when they are written to. */
  readonly collections: readonly string[];
}

interface CachedRow extends SerializedRow {
  readonly dependencies: readonly unknown[];
}

export function createRowSerializer<Row extends object>({
  shape,
  dependencies,
  represent,
}: RowSerializerOptions<Row>): RowSerializer {
  const cacheByRow = new WeakMap<object, CachedRow>();
  return {
    collections: dependencies?.collections ?? none,
    serialize(context, row) {
      const now = context.now();
      const dependencyValues = dependencies?.valuesOf(context, row as Row) ?? none;
      const cached = cacheByRow.get(row);
      if (cached && isValidAt(cached, now) && areIdentical(cached.dependencies, dependencyValues)) return cached;
      const { data, validUntil } = represent(context, row as Row);
      checkResponse(shape, data);
      // The same row is read by clocks that differ: another sandbox's, or this one's after it was turned back.
      const validity = validUntil === undefined ? unlimited : { validFrom: now, validUntil };
      const serialized = { bytes: Buffer.from(JSON.stringify(data)), ...validity, dependencies: dependencyValues };
      cacheByRow.set(row, serialized);
      return serialized;
    },
  };
}

/** Whether something is right at this moment. */
export function isValidAt(
  { validFrom, validUntil }: Pick<SerializedRow, 'validFrom' | 'validUntil'>,
  now: number,
): boolean {
  return now >= validFrom && now < validUntil;
}

const none: readonly never[] = [];
const unlimited = { validFrom: Number.NEGATIVE_INFINITY, validUntil: Number.POSITIVE_INFINITY };

function areIdentical(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left === right || (left.length === right.length && left.every((part, index) => part === right[index]));
}
