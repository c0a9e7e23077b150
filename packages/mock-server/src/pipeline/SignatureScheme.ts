import type { MockResponse } from '@brokerdesk/api';
import type { IncomingMessage } from 'node:http';
import type { PreverifiedSignature } from '../signature/PreverifiedSignature.ts';
import type { RequestContext } from './RequestContext.ts';
import type { StateContext } from './StateContext.ts';

export interface SignedRequest {
  readonly request: IncomingMessage;
  readonly body: Uint8Array | null;
  readonly preverified?: PreverifiedSignature | undefined;
}

/** How calls prove who sent them. Which scheme is in force is a matter of the emulator's options. */
export interface SignatureScheme {
  readonly name: string;
  /**
   * Finds out in another thread what takes long about a signature, before its call begins. Decides nothing, for state and
   * clock go on meanwhile. Undefined where there is nothing to find out.
   */
  preverify?(context: StateContext, request: IncomingMessage): Promise<PreverifiedSignature | undefined> | undefined;
  /** Gives the refusal, or nothing if the request is genuine; then `clientKey` of the context says whose key it was. */
  verify(context: RequestContext, signedRequest: SignedRequest): MockResponse<never> | undefined;
}

/** For a back end that does not sign: every request is taken as it comes. */
export const unsignedScheme: SignatureScheme = { name: 'none', verify: () => undefined };
