import type { RequestContext } from './RequestContext.ts';
import type { RouteResponse } from './Route.ts';
import { checkResponse, shapesOf } from './shapesOf.ts';

type SuccessResponse = Exclude<Extract<RouteResponse, { code: 'OK' }>, { bytes: Uint8Array }>;

const envelopeStart = '{"code":"OK","message":"","data":';
const comma = Buffer.from(',');

/** Returns the envelope of a successful response. Throws a ContractViolationError if the response breaks the contract. */
export function serializeResponse(context: RequestContext, response: SuccessResponse): Uint8Array | string {
  if ('row' in response) {
    return concatenate(envelopeStart, [response.serializer.serialize(context, response.row)], '}');
  }
  if ('page' in response) {
    const { list, page, size } = response.page;
    const rows = list.slice((page - 1) * size, page * size).map((row) => response.serializer.serialize(context, row));
    const separated = rows.flatMap((row, index) => (index === 0 ? [row] : [comma, row]));
    return concatenate(
      `${envelopeStart}{"items":[`,
      separated,
      `],"page":${page},"size":${size},"total":${list.length}}}`,
    );
  }
  checkResponse(shapesOf(context.details.endpoint).data, response.data);
  return `${envelopeStart}${JSON.stringify(response.data)}}`;
}

function concatenate(start: string, parts: readonly Uint8Array[], end: string): Uint8Array {
  return Buffer.concat([Buffer.from(start), ...parts, Buffer.from(end)]);
}
