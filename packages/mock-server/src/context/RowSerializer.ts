// Rows never change in place, so a row is checked against the contract and serialized once. Its payload is reused until one
// of the row's dependencies or the clock makes it outdated. A page is reused as long as its list and the sandbox's state are
// the same: comparing the dependencies of fifty rows takes longer than all other steps of the request.
import type { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import { checkResponse } from '../contract/shapesOf.ts';

/** The rows of a list, of which a page reads a part. */
export interface RowSource {
  readonly length: number;
  readonly slice: (from: number, to: number) => readonly object[];
}

/** One page of a list. */
export interface RowPage {
  readonly list: RowSource;
  readonly page: number;
  readonly size: number;
  /** What the list returns besides its rows. It depends on the sandbox's state only, as it is serialized with the page. */
  readonly more?: object;
}

/** Returns payloads. Throws a ContractViolationError if a row breaks the contract. */
export interface RowSerializer {
  readonly serializeRow: (context: RequestContext, row: object) => Uint8Array;
  readonly serializePage: (context: RequestContext, page: RowPage) => Uint8Array;
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

interface CachedPayload {
  readonly bytes: Uint8Array;
  readonly dependencies: readonly unknown[];
  readonly validFrom: number;
  readonly validUntil: number;
}

/** The beginning of every successful envelope. */
export const envelopeStart = '{"code":"OK","message":"","data":';
const comma = Buffer.from(',');

export function createRowSerializer<Row extends object>(options: RowSerializerOptions<Row>): RowSerializer {
  const { shape, dependenciesOf = () => [], represent } = options;
  const cachedRows = new WeakMap<object, CachedPayload>();
  const cachedPages = new WeakMap<RowSource, Map<string, CachedPayload>>();

  const serializeRow = (context: RequestContext, row: object): CachedPayload => {
    const now = context.now();
    const dependencies = dependenciesOf(context, row as Row);
    const cached = cachedRows.get(row);
    if (isUpToDate(cached, now, dependencies)) return cached;
    const { data, validUntil } = represent(context, row as Row);
    checkResponse(shape, data);
    const bytes = Buffer.from(`${envelopeStart}${JSON.stringify(data)}}`);
    const validity = validUntil === undefined ? always : { validFrom: now, validUntil };
    const created = { bytes, dependencies, ...validity };
    cachedRows.set(row, created);
    return created;
  };

  return {
    serializeRow: (context, row) => serializeRow(context, row).bytes,
    serializePage(context, { list, page, size, more = {} }) {
      const dependencies = [context.environment.sandbox.state];
      const pages = cachedPages.get(list) ?? new Map<string, CachedPayload>();
      const cached = pages.get(`${page} ${size}`);
      if (isUpToDate(cached, context.now(), dependencies)) return cached.bytes;
      const rows = list.slice((page - 1) * size, page * size).map((row) => serializeRow(context, row));
      const items = rows.flatMap(({ bytes }) => [comma, bytes.subarray(envelopeStart.length, -1)]).slice(1);
      const end = Buffer.from(`],"page":${page},"size":${size},"total":${list.length}${membersOf(more)}}}`);
      const bytes = Buffer.concat([Buffer.from(`${envelopeStart}{"items":[`), ...items, end]);
      const validFrom = Math.max(...rows.map((row) => row.validFrom));
      const validUntil = Math.min(...rows.map((row) => row.validUntil));
      cachedPages.set(list, pages.set(`${page} ${size}`, { bytes, dependencies, validFrom, validUntil }));
      return bytes;
    },
  };
}

/** The JSON of an object's members, each after a comma. */
function membersOf(more: object): string {
  const json = JSON.stringify(more).slice(1, -1);
  return json === '' ? '' : `,${json}`;
}

const always = { validFrom: -Infinity, validUntil: Infinity };

/** Clocks that read the same row differ: another sandbox's, or this one's after it was set back. */
function isUpToDate(
  cached: CachedPayload | undefined,
  now: number,
  current: readonly unknown[],
): cached is CachedPayload {
  if (!cached || now < cached.validFrom || now >= cached.validUntil) return false;
  const { dependencies } = cached;
  return dependencies.length === current.length && dependencies.every((part, index) => part === current[index]);
}
