import { errorMessages } from '../context/errorMessages.ts';
import { errorData, listErrors } from '@brokerdesk/api/open-api';
import { commonRules, type Endpoint, type ErrorCode, noData, type Refusals } from '@brokerdesk/api';
import type { RequestContext } from '../context/RequestContext.ts';
import type { RouteResponse } from '../context/Route.ts';
import { envelopeStart } from '../context/RowSerializer.ts';
import { checkResponse, ContractViolationError, shapesOf } from '../contract/shapesOf.ts';

/**
 * Returns the payload of a response: the bytes of a file, or the envelope. Throws a ContractViolationError if the response
 * breaks the contract. The context is null for an address without an endpoint. An injected error may be anything.
 */
export function serializeResponse(
  context: RequestContext | null,
  response: RouteResponse,
  { isInjected = false }: { readonly isInjected?: boolean } = {},
): string | Uint8Array {
  if (response.code !== 'OK') {
    const { code, message = errorMessages[code], data = null } = response;
    if (!isInjected) checkError(context, { code, data });
    return JSON.stringify({ code, message: message[context?.language ?? 'en_US'], data });
  }
  if ('bytes' in response) return response.bytes;
  if (!context) throw new ContractViolationError('A successful response to an address without an endpoint.');
  if ('row' in response) return response.serializer.serializeRow(context, response.row);
  if ('page' in response) return response.serializer.serializePage(context, response.page);
  checkResponse(shapesOf(context.details.endpoint).data, response.data);
  return `${envelopeStart}${JSON.stringify(response.data)}}`;
}

/** Throws unless the document lists the error for this endpoint, with data of this form. */
function checkError(
  context: RequestContext | null,
  { code, data }: { readonly code: ErrorCode; readonly data: unknown },
): void {
  if (context && !listErrors(context.details.endpoint).includes(code)) {
    throw new ContractViolationError(`The endpoint does not declare ${code}: add it to its \`errors\`.`);
  }
  const result = errorData[code].safeParse(data);
  if (!result.success)
    throw new ContractViolationError(`The data of ${code} has another form: ${result.error.message}`);
  if (context) checkRefusal(context.details.endpoint, { code, data });
}

/** Throws unless the endpoint declares the refusal, with exactly these data. */
function checkRefusal(endpoint: Endpoint, { code, data }: { readonly code: ErrorCode; readonly data: unknown }): void {
  if (code !== 'E0012' && code !== 'E0015' && code !== 'E0016') return;
  const { refusals = {} } = shapesOf(endpoint);
  const { rule, ...said } = (data ?? {}) as { readonly rule?: string };
  if (code !== 'E0016') return checkResponse(refusals[code] ?? noData, data ?? {});
  const rules: NonNullable<Refusals['E0016']> = { ...commonRules, ...refusals.E0016 };
  const shape = rules[rule ?? ''];
  if (shape) return checkResponse(shape, said);
  throw new ContractViolationError(
    `The endpoint does not declare the rule ${rule}: add it to \`refusals\` of its shapes.`,
  );
}
