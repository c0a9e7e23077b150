import type { MockAnswer } from '@brokerdesk/api';
import type { IncomingMessage } from 'node:http';
import type { CallContext } from './CallContext.ts';

export interface SignedCall {
  readonly request: IncomingMessage;
  readonly body: Uint8Array | null;
}

/** How calls prove who sent them. Which scheme is in force is a matter of the emulator's options. */
export interface SignatureScheme {
  readonly name: string;
  /** Gives the refusal, or nothing if the request is genuine; then `clientKey` of the context says whose key it was. */
  verify(context: CallContext, call: SignedCall): MockAnswer<never> | undefined;
}

/** For a back end that does not sign: every request is taken as it comes. */
export const unsigned: SignatureScheme = { name: 'none', verify: () => undefined };
