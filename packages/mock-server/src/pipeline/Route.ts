import type { Endpoint, MockResponse, MockInput, Shapes } from '@brokerdesk/api';
import type { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import type { RowSerializer } from './RowSerializer.ts';

/** What the emulator's own handlers may answer besides data: rows, which are checked and serialised once each. */
export type RouteResponse<Data = unknown> =
  | MockResponse<Data>
  | { readonly code: 'OK'; readonly row: object; readonly serializer: RowSerializer }
  | { readonly code: 'OK'; readonly page: RowPage; readonly serializer: RowSerializer };

/** Which part of a list is wanted. The whole list comes along, because its identity tells whether it is still the same. */
export interface RowPage {
  readonly list: readonly object[];
  readonly page: number;
  readonly size: number;
}

export type RouteHandler = (context: RequestContext, input: MockInput) => RouteResponse | Promise<RouteResponse>;

/** A call and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: RouteHandler;
}

/** Ties a handler to its call and infers its input. */
export function route<S extends Shapes>(
  endpoint: Endpoint<S>,
  handle: (
    context: RequestContext,
    input: MockInput<S>,
  ) => RouteResponse<z.output<S['data']>> | Promise<RouteResponse<z.output<S['data']>>>,
): Route {
  return { endpoint, handle } as unknown as Route;
}
