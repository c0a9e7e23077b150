import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { CallContext } from './CallContext.ts';

/** A call on its way, with what the journal and the answer's headers need. */
export interface CallUnderway {
  readonly core: EmulatorCore;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sandbox: Sandbox;
  readonly requestId: string;
  readonly startedAt: number;
  /** Null for an address that nothing answers. */
  readonly context: CallContext | null;
}
