// base64 in browsers and Node alike. `Uint8Array.prototype.toBase64` would suffice, but not every supported browser has
// it.

/** As many bytes as a function takes as arguments in every browser. */
const chunkBytes = 8192;

/** Writes bytes as base64url without padding. */
export function toBase64url(bytes: ArrayBuffer | Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Writes bytes as base64 with padding. */
export function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  let binary = '';
  for (let at = 0; at < view.length; at += chunkBytes) {
    binary += String.fromCharCode(...view.subarray(at, at + chunkBytes));
  }
  return btoa(binary);
}

/** Reads base64url, padded or not; undefined if the text is not valid. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*={0,2}$/.test(text) || text.replace(/=+$/, '').length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
