import type { SessionEnvironment } from '../../packages/host/src/session/SessionEnvironment.ts';

type Manager = NonNullable<SessionEnvironment['locks']>;

interface LockRequest {
  readonly owner: object;
  readonly name: string;
  readonly mode: LockMode;
  readonly grant: () => void;
}

/** Web Locks of one browser: exclusive and shared, first come first served, with `ifAvailable` and `signal`. */
export class FakeLocks {
  readonly #granted = new Set<LockRequest>();
  readonly #waiting: LockRequest[] = [];

  of(owner: object): Manager {
    const request = (name: string, options: unknown, callback?: (lock: Lock | null) => unknown) =>
      this.#request(owner, {
        name,
        options: (typeof options === 'function' ? {} : options) as LockOptions,
        callback: (typeof options === 'function' ? options : callback) as (lock: Lock | null) => unknown,
      });
    const query = async () => ({ held: [...this.#granted].map(({ name, mode }) => ({ name, mode })), pending: [] });
    return { request, query } as unknown as Manager;
  }

  releaseAll(owner: object): void {
    for (const wish of this.#granted) if (wish.owner === owner) this.#granted.delete(wish);
    for (const wish of this.#waiting.filter((waiting) => waiting.owner === owner)) {
      this.#waiting.splice(this.#waiting.indexOf(wish), 1);
    }
    this.#grantWaiting();
  }

  #request(
    owner: object,
    wish: { name: string; options: LockOptions; callback: (lock: Lock | null) => unknown },
  ): Promise<unknown> {
    const { name, options, callback } = wish;
    const mode = options.mode ?? 'exclusive';
    return new Promise((resolve, reject) => {
      const entry: LockRequest = {
        owner,
        name,
        mode,
        grant: () => {
          this.#granted.add(entry);
          this.#runWithLock(entry, callback).then(resolve, reject);
        },
      };
      if (options.ifAvailable && !this.#isFree(entry)) {
        Promise.resolve(callback(null)).then(resolve, reject);
        return;
      }
      options.signal?.addEventListener('abort', () => {
        const at = this.#waiting.indexOf(entry);
        if (at < 0) return;
        this.#waiting.splice(at, 1);
        reject(options.signal?.reason as Error);
      });
      this.#waiting.push(entry);
      this.#grantWaiting();
    });
  }

  async #runWithLock(entry: LockRequest, callback: (lock: Lock | null) => unknown): Promise<unknown> {
    try {
      return await callback(entry);
    } finally {
      this.#granted.delete(entry);
      this.#grantWaiting();
    }
  }

  #isFree({ name, mode }: LockRequest): boolean {
    const rivals = [...this.#granted].filter((held) => held.name === name);
    return rivals.every((held) => mode === 'shared' && held.mode === 'shared');
  }

  #grantWaiting(): void {
    for (const wish of this.#waiting.slice()) {
      if (!this.#isFree(wish)) continue;
      this.#waiting.splice(this.#waiting.indexOf(wish), 1);
      wish.grant();
    }
  }
}
