import type { ParsedSignature } from './parseSignature.ts';

/** A signature with the text that it has to be over. */
export interface SignatureClaim extends ParsedSignature {
  readonly base: string;
}

/** What was found out about a signature before its call begins. */
export interface PreverifiedSignature {
  readonly claim: SignatureClaim;
  /** Of the key with which it was compared. */
  readonly thumbprint: string;
  readonly isValid: boolean;
}
