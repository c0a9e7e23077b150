// The run-time configuration chooses the signature scheme. A page has at most one signer per scheme, because key and
// clock belong to the page.
import type { SignatureName } from './RuntimeConfig.ts';
import type { Signer } from './Signer.ts';
import { createRequestSigner } from './createRequestSigner.ts';

const signerFactories: Readonly<Record<SignatureName, () => Signer>> = {
  none: () => ({ sign: async () => ({}) }),
  rfc9421: createRequestSigner,
};

const signers = new Map<SignatureName, Signer>();

/** Returns the signer of a scheme in the run-time configuration. */
export function getSigner(name: SignatureName): Signer {
  const known = signers.get(name);
  if (known) return known;
  const make = signerFactories[name];
  if (!make) throw new Error(`The page asks for the signature "${name}", which this host does not know.`);
  const signer = make();
  signers.set(name, signer);
  return signer;
}
