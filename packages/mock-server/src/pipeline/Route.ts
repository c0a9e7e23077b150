import type { Endpoint, MockAnswer, MockInput, Shapes } from '@brokerdesk/api';
import type { z } from 'zod';
import type { CallContext } from './CallContext.ts';
import type { Presenter } from './Presenter.ts';

/** What the emulator's own handlers may answer besides data: rows, which are checked and serialised once each. */
export type Answer<Data = unknown> =
  | MockAnswer<Data>
  | { readonly code: 'OK'; readonly row: object; readonly as: Presenter }
  | { readonly code: 'OK'; readonly page: PageOfRows; readonly as: Presenter };

/** Which part of a list is wanted. The whole list comes along, because its identity tells whether it is still the same. */
export interface PageOfRows {
  readonly list: readonly object[];
  readonly page: number;
  readonly size: number;
}

export type Handle = (context: CallContext, input: MockInput) => Answer | Promise<Answer>;

/** A call and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: Handle;
}

/** Ties a handler to its call and infers its input. */
export function route<S extends Shapes>(
  endpoint: Endpoint<S>,
  handle: (
    context: CallContext,
    input: MockInput<S>,
  ) => Answer<z.output<S['data']>> | Promise<Answer<z.output<S['data']>>>,
): Route {
  return { endpoint, handle } as unknown as Route;
}
