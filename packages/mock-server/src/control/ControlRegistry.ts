import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandboxes/Sandbox.ts';

/** Registers a control call that acts on the caller's sandbox. */
export type ControlRegistry = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handle: (call: {
    readonly sandbox: Sandbox;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  }) => unknown,
) => void;
