export { fromBase64url, toBase64url } from './signature/base64url.ts';
export { type ClientKey, keyThumbprint, writeClientKey } from './signature/clientKey.ts';
export { signatureHeaders, signatureProfile, signedHeaders } from './signature/signatureProfile.ts';
export {
  createSigningKey,
  type SigningKey,
  type SignOptions,
  signRequest,
  type UnsignedRequest,
} from './signature/signRequest.ts';
export {
  type RequestToSign,
  type SignatureParameters,
  type SignatureBase,
  buildSignatureBase,
  listComponents,
  writeSignatureBase,
} from './signature/buildSignatureBase.ts';
