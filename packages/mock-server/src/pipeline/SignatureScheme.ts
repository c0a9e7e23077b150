import type { MockResponse } from '@brokerdesk/api';
import type { IncomingMessage } from 'node:http';
import type { PreverifiedSignature } from '../signature/verifySignature.ts';
import type { RequestContext } from './RequestContext.ts';
import type { StateContext } from './StateContext.ts';

export interface SignedRequest {
  readonly request: IncomingMessage;
  readonly body: Uint8Array | null;
  readonly preverified?: PreverifiedSignature | undefined;
}

/** How requests prove who sent them. The emulator's options select the scheme. */
export interface SignatureScheme {
  /**
   * Verifies a signature in another thread, before its request is handled. The result is only a hint, because state and
   * clock move on meanwhile: {@link verify} decides. Undefined if there is nothing to verify.
   */
  preverify?(context: StateContext, request: IncomingMessage): Promise<PreverifiedSignature | undefined> | undefined;
  /** Returns the error; nothing for a genuine request, whose key is then the context's `clientKey`. */
  verify(context: RequestContext, signedRequest: SignedRequest): MockResponse<never> | undefined;
}

/** For a back end without signatures: it accepts every request. */
export const unsignedScheme: SignatureScheme = { verify: () => undefined };
