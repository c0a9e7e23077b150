import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import type { SandboxSnapshot } from '../sandboxes/SandboxSnapshot.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { RequestContext } from './RequestContext.ts';

/** A call on its way, with what the journal and the answer's headers need. */
export interface InFlightRequest {
  readonly core: EmulatorCore;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sandbox: Sandbox;
  readonly requestId: string;
  readonly startedAt: number;
  /** What the sandbox was before this call. */
  readonly snapshotBefore?: SandboxSnapshot;
  /** The fault that the call suffers. */
  readonly faultID?: string | null;
  /** Null for an address that nothing answers. */
  readonly context: RequestContext | null;
}
