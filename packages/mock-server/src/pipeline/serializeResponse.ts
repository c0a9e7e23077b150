import { errorMessages } from './errorMessages.ts';
import type { RequestContext } from './RequestContext.ts';
import type { RouteResponse } from './Route.ts';
import { envelopeStart } from './RowSerializer.ts';
import { checkResponse, ContractViolationError, shapesOf } from './shapesOf.ts';

/**
 * Returns the payload of a response: the bytes of a file, or the envelope. Throws a ContractViolationError if the response
 * breaks the contract. The context is null for an address without an endpoint.
 */
export function serializeResponse(context: RequestContext | null, response: RouteResponse): string | Uint8Array {
  if (response.code !== 'OK') {
    const { code, message = errorMessages[code], data = null } = response;
    return JSON.stringify({ code, message: message[context?.language ?? 'en_US'], data });
  }
  if ('bytes' in response) return response.bytes;
  if (!context) throw new ContractViolationError('A successful response to an address without an endpoint.');
  if ('row' in response) return response.serializer.serializeRow(context, response.row);
  if ('page' in response) return response.serializer.serializePage(context, response.page);
  checkResponse(shapesOf(context.details.endpoint).data, response.data);
  return `${envelopeStart}${JSON.stringify(response.data)}}`;
}
