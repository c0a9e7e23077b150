import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandboxes/Sandbox.ts';

interface ControlHandlerInput {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Registry<Call> = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handle: (call: Call) => unknown,
) => void;

/** Registers a control call that acts on the caller's sandbox. */
export type ControlRegistry = Registry<ControlHandlerInput & { readonly sandbox: Sandbox }>;

/** Registers a control call that acts on no sandbox in particular. */
export type GlobalRegistry = Registry<ControlHandlerInput>;
