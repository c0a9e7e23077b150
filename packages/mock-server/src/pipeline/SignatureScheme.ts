import type { MockAnswer } from '@brokerdesk/api';
import type { IncomingMessage } from 'node:http';
import type { WeighedSignature } from '../signature/WeighedSignature.ts';
import type { CallContext } from './CallContext.ts';
import type { StateContext } from './StateContext.ts';

export interface SignedCall {
  readonly request: IncomingMessage;
  readonly body: Uint8Array | null;
  readonly weighed?: WeighedSignature | undefined;
}

/** How calls prove who sent them. Which scheme is in force is a matter of the emulator's options. */
export interface SignatureScheme {
  readonly name: string;
  /**
   * Finds out in another thread what takes long about a signature, before its call begins. Decides nothing, for state and
   * clock go on meanwhile. Undefined where there is nothing to find out.
   */
  weigh?(context: StateContext, request: IncomingMessage): Promise<WeighedSignature | undefined> | undefined;
  /** Gives the refusal, or nothing if the request is genuine; then `clientKey` of the context says whose key it was. */
  verify(context: CallContext, call: SignedCall): MockAnswer<never> | undefined;
}

/** For a back end that does not sign: every request is taken as it comes. */
export const unsigned: SignatureScheme = { name: 'none', verify: () => undefined };
