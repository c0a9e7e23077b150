// Stores data of one user in this browser, encrypted with a key from their sign-in response.
import { fromBase64url, toBase64url } from '@brokerdesk/api/signature';

/** Encrypts and decrypts for one user. */
export interface Vault {
  /** Identifies the user without disclosing who they are. */
  readonly owner: string;
  /** Returns the storage key for a key; hashed, because keys may disclose what the user works on. */
  readonly storageKeyOf: (prefix: string, key: string) => Promise<string>;
  /** Encrypts a value; it can only be decrypted with the same associated data. */
  readonly seal: (associatedData: string, value: unknown) => Promise<string>;
  /** Decrypts a value; undefined for text that was changed or belongs to another user. */
  readonly unseal: (associatedData: string, text: string) => Promise<unknown>;
}

const vectorBytes = 12;

/** Opens the vault of the user with this secret, which is part of the sign-in response. */
export async function openVault(draftKey: string): Promise<Vault> {
  const bytes = await digest(`brokerdesk draft key\n${draftKey}`);
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const owner = toBase64url((await digest(`brokerdesk draft owner\n${draftKey}`)).slice(0, 12));
  return {
    owner,
    async storageKeyOf(prefix, key) {
      return `${prefix}${owner}.${toBase64url((await digest(`${owner}\n${key}`)).slice(0, 12))}`;
    },
    async seal(associatedData, value) {
      const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt(cipherOf(iv, associatedData), key, plain);
      const joined = new Uint8Array(vectorBytes + sealed.byteLength);
      joined.set(iv);
      joined.set(new Uint8Array(sealed), vectorBytes);
      return toBase64url(joined);
    },
    async unseal(associatedData, text) {
      const sealed = fromBase64url(text);
      if (!sealed || sealed.length <= vectorBytes) return undefined;
      try {
        const cipher = cipherOf(sealed.slice(0, vectorBytes), associatedData);
        const plain = await crypto.subtle.decrypt(cipher, key, sealed.slice(vectorBytes));
        return JSON.parse(new TextDecoder().decode(plain)) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function cipherOf(iv: Uint8Array<ArrayBuffer>, associatedData: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(associatedData) };
}
