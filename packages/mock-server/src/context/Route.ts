import type { Endpoint, MockResponse, MockInput, Shapes } from '@brokerdesk/api';
import type { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import type { RowPage, RowSerializer } from './RowSerializer.ts';

/** The response of a handler. The emulator's own may return rows, each of which is checked and serialized only once. */
export type RouteResponse<Data = unknown> =
  | MockResponse<Data>
  | { readonly code: 'OK'; readonly row: object; readonly serializer: RowSerializer }
  | { readonly code: 'OK'; readonly page: RowPage; readonly serializer: RowSerializer };

/** A handler that does not wait returns no promise, so that its request is handled in one go. */
export type EventualResponse<Data = unknown> = RouteResponse<Data> | Promise<RouteResponse<Data>>;

export type RouteHandler = (context: RequestContext, input: MockInput) => EventualResponse;

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: RouteHandler;
}

/** Connects a handler with its endpoint, which determines the type of its input. */
export function route<S extends Shapes>(
  endpoint: Endpoint<S>,
  handle: (context: RequestContext, input: MockInput<S>) => EventualResponse<z.output<S['data']>>,
): Route {
  return { endpoint, handle } as unknown as Route;
}
