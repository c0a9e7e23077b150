import type { RequestContext } from './RequestContext.ts';
import { checkResponse } from './checkResponse.ts';
import { isValidAt, type SerializedRow, type RowSerializer } from './RowSerializer.ts';
import type { RouteResponse, RowPage } from './Route.ts';
import { shapesOf } from './shapesOf.ts';
import type { Collection } from '../state/Collection.ts';

const envelopeStart = '{"code":"OK","message":"","data":';
const envelopeEnd = '}';
const comma = Buffer.from(',');
const maximumPages = 64;

type SuccessResponse = Exclude<Extract<RouteResponse, { code: 'OK' }>, { bytes: Uint8Array }>;

/** Gives the envelope of a successful answer. Throws an ContractViolationError if the answer breaks the contract. */
export function serializeResponse(context: RequestContext, response: SuccessResponse): Buffer | string {
  if ('row' in response) return wrapInEnvelope(response.serializer.serialize(context, response.row));
  if ('page' in response) return serializePage(context, response.page, response.serializer);
  checkResponse(shapesOf(context.details.endpoint).data, response.data);
  return envelopeStart + JSON.stringify(response.data) + envelopeEnd;
}

const envelopesByRow = new WeakMap<SerializedRow, Buffer>();

function wrapInEnvelope(row: SerializedRow): Buffer {
  const cached = envelopesByRow.get(row);
  if (cached) return cached;
  const wrapped = Buffer.concat([Buffer.from(envelopeStart), row.bytes, Buffer.from(envelopeEnd)]);
  envelopesByRow.set(row, wrapped);
  return wrapped;
}

interface CachedPage extends Pick<SerializedRow, 'validFrom' | 'validUntil'> {
  readonly serializer: RowSerializer;
  readonly rows: readonly SerializedRow[];
  /** What the rows were made from besides themselves, as it was when somebody looked at them last. */
  collections: readonly Collection[];
  readonly bytes: Buffer;
}

const pagesByList = new WeakMap<readonly object[], Map<string, CachedPage>>();

/**
 * A page is put together again only if one of its rows reads differently from last time, and its rows are looked at only
 * if that may be: fifty of them cost more than all the rest of a call.
 */
function serializePage(context: RequestContext, { list, page, size }: RowPage, serializer: RowSerializer): Buffer {
  const pages = pagesByList.get(list) ?? new Map<string, CachedPage>();
  const key = `${page}/${size}`;
  const cached = pages.get(key);
  if (cached?.serializer === serializer && isUpToDate(cached, context)) return cached.bytes;
  const collections = serializer.collections.map((name) => context.environment.sandbox.collection(name));
  const rows = list.slice((page - 1) * size, page * size).map((row) => serializer.serialize(context, row));
  if (cached?.rows.every((row, index) => row === rows[index])) {
    cached.collections = collections;
    return cached.bytes;
  }
  const separated = rows.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [comma, bytes]));
  const tail = `],"page":${page},"size":${size},"total":${list.length}}${envelopeEnd}`;
  const bytes = Buffer.concat([Buffer.from(`${envelopeStart}{"items":[`), ...separated, Buffer.from(tail)]);
  if (pages.size >= maximumPages) pages.clear();
  const validFrom = Math.max(...rows.map((row) => row.validFrom));
  const validUntil = Math.min(...rows.map((row) => row.validUntil));
  pagesByList.set(list, pages.set(key, { serializer, rows, collections, validFrom, validUntil, bytes }));
  return bytes;
}

function isUpToDate(page: CachedPage, context: RequestContext): boolean {
  if (!isValidAt(page, context.now())) return false;
  const { sandbox } = context.environment;
  return page.serializer.collections.every((name, index) => sandbox.collection(name) === page.collections[index]);
}
