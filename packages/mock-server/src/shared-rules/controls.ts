// Control calls of resources: what applicants and clients do, for which the product's API has no endpoints.
import type { MockControlRequest } from '@brokerdesk/api';
import type { z } from 'zod';
import type { StateContext } from '../context/StateContext.ts';
import type { Control } from './EmulatorExtension.ts';

/** Why a control call is refused, and what to do. */
export class ControlRefusal extends Error {
  readonly status: 400 | 404 | 409;

  constructor(status: ControlRefusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** A call whose handler returns what it has done, or throws a ControlRefusal. It writes nothing before it has read everything. */
export function control(
  [method, path]: readonly [method: Control['method'], path: string],
  act: (context: StateContext, request: MockControlRequest) => object,
  status: 200 | 201 = method === 'POST' ? 201 : 200,
): Control {
  return {
    method,
    path,
    handle: (context, request) => {
      try {
        return { status, data: act(context, request) };
      } catch (error) {
        if (!(error instanceof ControlRefusal)) throw error;
        return { status: error.status, message: error.message };
      }
    },
  };
}

/** Reads the body of a control call. */
export function readBody<Shape extends z.ZodObject>({ json }: MockControlRequest, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const names = Object.keys(shape.shape).join(', ');
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new ControlRefusal(400, `Expected a JSON object with at most: ${names}. Wrong: ${wrong}.`);
}
