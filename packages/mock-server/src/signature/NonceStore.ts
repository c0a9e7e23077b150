// Nonces that were used and may still come again. They are kept in two generations, so that forgetting old ones costs
// nothing; bounded, and when it is full no further request is taken, for forgetting one would let it be used twice.
import { signatureProfile } from '@brokerdesk/api/signature';

const generationMs = (signatureProfile.lifetimeSec + signatureProfile.maxAheadSec) * 1000;
const maximumPerGeneration = 1_000_000;

export class NonceStore {
  #current = new Set<string>();
  #previous = new Set<string>();
  #rotatesAt = 0;

  /** Takes a nonce at a moment (milliseconds since 1970); false if it was taken before, or nothing more can be kept. */
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
