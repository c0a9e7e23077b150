import type { Endpoint, Shapes } from '@brokerdesk/api';
import type { z } from 'zod';
import { throwEmulatorError } from '../errors.ts';

/** The shapes of a call, as a type. */
export type ShapesOf<E extends Endpoint> = E extends Endpoint<infer S> ? S : never;

/** The shapes of a call, which only a browser build of the contract leaves out. */
export function shapesOf<S extends Shapes>({ method, path, shapes }: Endpoint<S>): S {
  return shapes ?? throwEmulatorError('shapes-missing', { method, path });
}

/** The shape of one row of a list. */
export function itemShapeOf<S extends { readonly data: z.ZodObject<{ items: z.ZodArray }> }>(list: Endpoint<S>) {
  return shapesOf(list).data.shape.items.element as z.ZodType;
}
