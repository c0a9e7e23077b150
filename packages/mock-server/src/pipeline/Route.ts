import type { Endpoint, MockResponse, MockInput, Shapes } from '@brokerdesk/api';
import type { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import type { RowSerializer } from './RowSerializer.ts';

/** The response of a handler. The emulator's own may return rows, each of which is checked and serialized only once. */
export type RouteResponse<Data = unknown> =
  | MockResponse<Data>
  | { readonly code: 'OK'; readonly row: object; readonly serializer: RowSerializer }
  | { readonly code: 'OK'; readonly page: RowPage; readonly serializer: RowSerializer };

/** One page of a list. */
export interface RowPage {
  readonly list: readonly object[];
  readonly page: number;
  readonly size: number;
}

export type RouteHandler = (context: RequestContext, input: MockInput) => RouteResponse | Promise<RouteResponse>;

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: RouteHandler;
}

/** Connects a handler with its endpoint, which determines the type of its input. */
export function route<S extends Shapes>(
  endpoint: Endpoint<S>,
  handle: (
    context: RequestContext,
    input: MockInput<S>,
  ) => RouteResponse<z.output<S['data']>> | Promise<RouteResponse<z.output<S['data']>>>,
): Route {
  return { endpoint, handle } as unknown as Route;
}
