import type { State } from '../state/State.ts';
import { Sandbox, type SandboxStartOptions } from './Sandbox.ts';

const maximumSandboxes = 256;
const idleMs = 10 * 60_000;
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export function isSandboxId(id: string): boolean {
  return idPattern.test(id);
}

/** All sandboxes of one emulator. Each begins with the same seeded state, which they share until they write. */
export class Sandboxes {
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #startOptions: SandboxStartOptions;
  #seedState: (start: SandboxStartOptions) => State;
  #created = 0;

  constructor(start: SandboxStartOptions, seedState: (start: SandboxStartOptions) => State) {
    this.#startOptions = start;
    this.#seedState = seedState;
  }

  /** Finds a sandbox or makes it; undefined when there are too many and none is idle. */
  open(id: string): Sandbox | undefined {
    const sandbox = this.#sandboxes.get(id) ?? this.create(id);
    if (sandbox) sandbox.lastUsed = Date.now();
    return sandbox;
  }

  has(id: string): boolean {
    return this.#sandboxes.has(id);
  }

  /** Makes a sandbox, or replaces the one of that name. */
  create(id: string | undefined, startOptions: SandboxStartOptions = this.#startOptions): Sandbox | undefined {
    const isReplacing = id !== undefined && this.#sandboxes.has(id);
    if (!isReplacing && this.#sandboxes.size >= maximumSandboxes && !this.#dropIdle()) return undefined;
    this.#created += 1;
    const number = this.#created;
    const sandbox = new Sandbox({
      id: id ?? `sandbox-${number}`,
      number,
      startOptions,
      state: this.#seedState(startOptions),
    });
    sandbox.lastUsed = Date.now();
    this.#sandboxes.get(sandbox.id)?.close();
    this.#sandboxes.set(sandbox.id, sandbox);
    return sandbox;
  }

  /** Creates some rows of the seeded state ahead of the first request; true when all exist. */
  warmUp(rows: number): boolean {
    const collections = Object.values(this.#seedState(this.#startOptions));
    return collections.every((collection) => collection.warmUp(rows));
  }

  delete(id: string): boolean {
    this.#sandboxes.get(id)?.close();
    return this.#sandboxes.delete(id);
  }

  reset(sandbox: Sandbox): void {
    sandbox.reset(this.#seedState(sandbox.startOptions));
  }

  /** Sandboxes to come begin with other seeds; those that exist keep their rows and get what is new. */
  replaceSeeds(seedState: (start: SandboxStartOptions) => State): void {
    this.#seedState = seedState;
    for (const sandbox of this.#sandboxes.values()) sandbox.addSeeds(seedState(sandbox.startOptions));
  }

  list(): readonly Sandbox[] {
    return [...this.#sandboxes.values()];
  }

  /** Ends all requests in flight. */
  close(): void {
    for (const sandbox of this.#sandboxes.values()) sandbox.close();
  }

  #dropIdle(): boolean {
    const idle = this.list().filter(({ lastUsed }) => lastUsed < Date.now() - idleMs);
    for (const { id } of idle) this.delete(id);
    return idle.length > 0;
  }
}
