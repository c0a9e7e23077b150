// Calls can be signed in several ways; which one is chosen in the run-time configuration. A page has one signer of each
// at most, as key and clock are the page's.
import type { SignatureName } from './RuntimeConfig.ts';
import type { Signer } from './Signer.ts';
import { createRequestSigner } from './createRequestSigner.ts';

const signerFactories: Readonly<Record<SignatureName, () => Signer>> = {
  none: () => ({ sign: async () => ({}) }),
  rfc9421: createRequestSigner,
};

const signers = new Map<SignatureName, Signer>();

/** Finds a scheme by the name in the run-time configuration. */
export function getSigner(name: SignatureName): Signer {
  const known = signers.get(name);
  if (known) return known;
  const make = signerFactories[name];
  if (!make) throw new Error(`The page asks for the signature "${name}", which this host does not know.`);
  const signer = make();
  signers.set(name, signer);
  return signer;
}
