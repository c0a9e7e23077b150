import type { RequestContext } from './RequestContext.ts';
import { errorMessages } from './errorMessages.ts';
import type { RouteResponse } from './Route.ts';
import { checkResponse, ContractViolationError, shapesOf } from './shapesOf.ts';

export type Payload = string | Uint8Array;

const envelopeStart = '{"code":"OK","message":"","data":';
const comma = Buffer.from(',');

/**
 * Returns the payload of a response: the bytes of a file, or the envelope. Throws a ContractViolationError if the response
 * breaks the contract. The context is null for an address without an endpoint.
 */
export function serializeResponse(context: RequestContext | null, response: RouteResponse): Payload {
  if (response.code !== 'OK') {
    const { code, message = errorMessages[code], data = null } = response;
    return JSON.stringify({ code, message: message[context?.language ?? 'en_US'], data });
  }
  if ('bytes' in response) return response.bytes;
  if (!context) throw new ContractViolationError('A successful response to an address without an endpoint.');
  if ('row' in response) return joinRows(envelopeStart, [response.serializer.serialize(context, response.row)], '}');
  if ('page' in response) {
    const { list, page, size } = response.page;
    const rows = list.slice((page - 1) * size, page * size).map((row) => response.serializer.serialize(context, row));
    return joinRows(`${envelopeStart}{"items":[`, rows, `],"page":${page},"size":${size},"total":${list.length}}}`);
  }
  checkResponse(shapesOf(context.details.endpoint).data, response.data);
  return `${envelopeStart}${JSON.stringify(response.data)}}`;
}

interface JoinedRows {
  readonly start: string;
  readonly rows: readonly Uint8Array[];
  readonly end: string;
  readonly bytes: Uint8Array;
}

const joinedByFirstRow = new WeakMap<Uint8Array, JoinedRows>();

/** Joins serialized rows to one payload, which is reused as long as the rows are: its memory costs more than its bytes. */
function joinRows(start: string, rows: readonly Uint8Array[], end: string): Uint8Array {
  const [first = comma] = rows;
  const last = joinedByFirstRow.get(first);
  if (last?.start === start && last.end === end && areIdentical(last.rows, rows)) return last.bytes;
  const separated = rows.flatMap((row, index) => (index === 0 ? [row] : [comma, row]));
  const bytes = Buffer.concat([Buffer.from(start), ...separated, Buffer.from(end)]);
  joinedByFirstRow.set(first, { start, rows, end, bytes });
  return bytes;
}

function areIdentical(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((part, index) => part === right[index]);
}
