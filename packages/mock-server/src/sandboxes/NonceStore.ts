// Used nonces that could still be replayed. Two generations make expiry free of cost. The store is limited; when it is full,
// every further request is rejected, because a forgotten nonce could be used twice.
import { signatureProfile } from '@brokerdesk/api/signature';

const generationMs = (signatureProfile.lifetimeSec + signatureProfile.maxAheadSec) * 1000;
const maximumPerGeneration = 1_000_000;

export class NonceStore {
  #current = new Set<string>();
  #previous = new Set<string>();
  #rotatesAt = 0;

  /** Stores a nonce (`now` in milliseconds since 1970); false if it was used before or the store is full. */
  consume(nonce: string, now: number): boolean {
    if (now >= this.#rotatesAt) {
      // After a longer silence even the newest ones have expired.
      this.#previous = now >= this.#rotatesAt + generationMs ? new Set() : this.#current;
      this.#current = new Set();
      this.#rotatesAt = now + generationMs;
    }
    if (this.#current.has(nonce) || this.#previous.has(nonce)) return false;
    if (this.#current.size >= maximumPerGeneration) return false;
    this.#current.add(nonce);
    return true;
  }

  clear(): void {
    this.#current.clear();
    this.#previous.clear();
    this.#rotatesAt = 0;
  }
}
