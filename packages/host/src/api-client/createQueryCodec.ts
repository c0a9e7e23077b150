// Query strings are encrypted before they become part of an address (decisions, section 9): `1.<key id>.<base64url>` of
// the initialisation vector, the ciphertext and its tag. They are bound to the broker and the path, so a query that was
// copied to another screen cannot be decrypted. This keeps identifiers out of logs and history; it grants no permission.
import type { ScreenParams } from '@brokerdesk/plugin-sdk';
import { fromBase64url, toBase64url } from '@brokerdesk/api/signature';

/** The broker's key for query strings, from the sign-in response. */
export interface QueryKey {
  readonly id: string;
  /** 256 bits, base64url. */
  readonly key: string;
}

/** The page that a query string belongs to. */
export interface QueryContext {
  readonly display: string;
  /** The path of the page, base path included. */
  readonly pathname: string;
}

/** Encrypts and decrypts query strings with one broker's key. */
export interface QueryCodec {
  /**
   * Returns the value of `q`.
   *
   * @throws QueryTooLongError if it exceeds the maximum length.
   */
  readonly encode: (params: ScreenParams, context: QueryContext) => Promise<string>;
  /** Returns the parameters, or undefined if the text cannot be decrypted for this page. */
  readonly decode: (text: string, context: QueryContext) => Promise<ScreenParams | undefined>;
}

/** The maximum length of an encrypted query, in characters. */
export const maxQueryLength = 2048;

/** The parameters do not fit into an address. */
export class QueryTooLongError extends Error {
  override readonly name = 'QueryTooLongError';
  readonly code = 'QUERY_TOO_LONG';
  readonly hint = 'Choose fewer or shorter filters.';
}

const vectorBytes = 12;

/** Creates the codec of a broker's key. Only tests replace `randomVector`. */
export function createQueryCodec(
  queryKey: QueryKey,
  randomVector = () => crypto.getRandomValues(new Uint8Array(vectorBytes)),
): QueryCodec {
  const prefix = `1.${queryKey.id}.`;
  const imported = importKey(queryKey.key);
  return {
    async encode(params, context) {
      const iv = randomVector();
      const plain = new TextEncoder().encode(canonicalJson(params));
      const sealed = new Uint8Array(await crypto.subtle.encrypt(cipherOf(iv, context), await imported, plain));
      const bytes = new Uint8Array(vectorBytes + sealed.length);
      bytes.set(iv);
      bytes.set(sealed, vectorBytes);
      const text = prefix + toBase64url(bytes);
      if (text.length > maxQueryLength) {
        throw new QueryTooLongError(`The parameters make ${text.length} characters; ${maxQueryLength} are allowed.`);
      }
      return text;
    },
    async decode(text, context) {
      if (!text.startsWith(prefix) || text.length > maxQueryLength) return undefined;
      const bytes = fromBase64url(text.slice(prefix.length));
      if (!bytes || bytes.length <= vectorBytes) return undefined;
      const cipher = cipherOf(bytes.slice(0, vectorBytes), context);
      try {
        const plain = await crypto.subtle.decrypt(cipher, await imported, bytes.slice(vectorBytes));
        return parseParams(new TextDecoder('utf-8', { fatal: true }).decode(plain));
      } catch {
        // Whatever the cause (key, page, a changed byte), the page opens without parameters and shows a note.
        return undefined;
      }
    },
  };
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = fromBase64url(key) ?? new Uint8Array();
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function cipherOf(iv: Uint8Array<ArrayBuffer>, { display, pathname }: QueryContext): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`bap-q1\n${display}\n${pathname}`) };
}

function canonicalJson(params: ScreenParams): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted));
}

function parseParams(json: string): ScreenParams | undefined {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = Object.values(value).every((item) => typeof item === 'string' || typeof item === 'number');
  if (!texts) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, String(item)]));
}
