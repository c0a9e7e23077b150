// Calls can be signed in several ways; which one is chosen in the run-time configuration. A scheme gets the finished
// request and gives the headers that it adds.
import type { SignatureName } from './RuntimeConfig.ts';

/** A way to sign calls. */
export interface SignatureScheme {
  /** Gives the headers that prove where a request comes from. */
  readonly sign: (request: {
    method: string;
    url: string;
    headers: Headers;
    body: string | Uint8Array | null;
  }) => Promise<HeadersInit>;
}

const schemes: Readonly<Record<SignatureName, SignatureScheme>> = {
  none: { sign: async () => ({}) },
};

/** Finds a scheme by the name in the run-time configuration. */
export function signatureScheme(name: SignatureName): SignatureScheme {
  const scheme = schemes[name];
  if (!scheme) throw new Error(`The page asks for the signature "${name}", which this host does not know.`);
  return scheme;
}
