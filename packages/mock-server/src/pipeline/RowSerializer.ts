// Rows never change in place, so the JSON of a row is checked against the contract and serialized once. It is reused until
// one of the row's dependencies or the clock makes it outdated.
import type { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import { checkResponse } from './shapesOf.ts';

export interface RowSerializer {
  /** Returns a row's JSON. Throws a ContractViolationError if it breaks the contract. */
  readonly serialize: (context: RequestContext, row: object) => Uint8Array;
}

export interface RowSerializerOptions<Row extends object> {
  readonly shape: z.ZodType;
  /** What the JSON depends on besides the row and the clock: it is made again if one of these is another object. */
  readonly dependenciesOf?: (context: RequestContext, row: Row) => readonly unknown[];
  readonly represent: (context: RequestContext, row: Row) => RowRepresentation;
}

export interface RowRepresentation {
  readonly data: unknown;
  /**
   * Milliseconds since 1970 at which the data changes; infinite if it stays as it is from now on, but was different
   * before. Absent if it does not depend on the clock.
   */
  readonly validUntil?: number | undefined;
}

interface CachedRow {
  readonly bytes: Uint8Array;
  readonly dependencies: readonly unknown[];
  readonly validFrom: number;
  readonly validUntil: number;
}

export function createRowSerializer<Row extends object>({
  shape,
  dependenciesOf = () => [],
  represent,
}: RowSerializerOptions<Row>): RowSerializer {
  const cache = new WeakMap<object, CachedRow>();
  return {
    serialize(context, row) {
      const now = context.now();
      const dependencies = dependenciesOf(context, row as Row);
      const cached = cache.get(row);
      if (cached && isUpToDate(cached, now, dependencies)) return cached.bytes;
      const { data, validUntil } = represent(context, row as Row);
      checkResponse(shape, data);
      const bytes = Buffer.from(JSON.stringify(data));
      const validity = validUntil === undefined ? always : { validFrom: now, validUntil };
      cache.set(row, { bytes, dependencies, ...validity });
      return bytes;
    },
  };
}

const always = { validFrom: -Infinity, validUntil: Infinity };

/** Clocks that read the same row differ: another sandbox's, or this one's after it was set back. */
function isUpToDate(
  { validFrom, validUntil, dependencies }: CachedRow,
  now: number,
  current: readonly unknown[],
): boolean {
  if (now < validFrom || now >= validUntil || dependencies.length !== current.length) return false;
  return dependencies.every((dependency, index) => dependency === current[index]);
}
