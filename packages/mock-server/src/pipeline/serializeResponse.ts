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
  if ('row' in response) {
    return concatenate(envelopeStart, [response.serializer.serialize(context, response.row)], '}');
  }
  if ('page' in response) {
    const { list, page, size } = response.page;
    const rows = list.slice((page - 1) * size, page * size).map((row) => response.serializer.serialize(context, row));
    const separated = rows.flatMap((row, index) => (index === 0 ? [row] : [comma, row]));
    const end = `],"page":${page},"size":${size},"total":${list.length}}}`;
    return concatenate(`${envelopeStart}{"items":[`, separated, end);
  }
  checkResponse(shapesOf(context.details.endpoint).data, response.data);
  return `${envelopeStart}${JSON.stringify(response.data)}}`;
}

function concatenate(start: string, parts: readonly Uint8Array[], end: string): Uint8Array {
  return Buffer.concat([Buffer.from(start), ...parts, Buffer.from(end)]);
}
