// An immutable map: no version ever changes. The current version has its entries in a plain Map; the others store the
// one entry by which they differ from a neighbour (rerooting: Baker 1978, Conchon and Filliâtre 2007). Reading and
// writing the newest version cost the same as in a Map, and going back costs one step per write.

/**
 * Writes after which a map is copied, in addition to one for each entry; this bounds the distance of a version to its
 * entries.
 */
const minimumWritesBeforeCopy = 1000;

/** Any value but undefined, which means that there is no entry. */
type Storable = object | string | number | null;

interface Store<Value> {
  readonly entries: Map<string, Value>;
  /** Writes since it was copied; infinite if it must not be written to. */
  writesSinceCopy: number;
}

export class PersistentMap<Value extends Storable> {
  readonly size: number;
  /** The entries, as long as no neighbour has them. */
  #store: Store<Value> | null;
  /** The version next to this one that is nearer to the entries, and the one entry by which this one differs from it. */
  #next: PersistentMap<Value> | null = null;
  #key = '';
  #value: Value | undefined;

  private constructor(store: Store<Value>) {
    this.#store = store;
    this.size = store.entries.size;
  }

  /**
   * The map takes ownership of the entries. Many sandboxes begin with one map and are used in turn, so the first write
   * copies it: otherwise each sandbox would reroot through the writes of all the others.
   */
  static of<Value extends Storable>(entries = new Map<string, Value>()): PersistentMap<Value> {
    return new PersistentMap({ entries, writesSinceCopy: Number.POSITIVE_INFINITY });
  }

  get(key: string): Value | undefined {
    return this.#acquireStore().entries.get(key);
  }

  has(key: string): boolean {
    return this.#acquireStore().entries.has(key);
  }

  set(key: string, value: Value): PersistentMap<Value> {
    return this.#write(key, value);
  }

  delete(key: string): PersistentMap<Value> {
    return this.#write(key, undefined);
  }

  /** In no particular order; later writes do not change the list. */
  list(): readonly (readonly [string, Value])[] {
    return [...this.#acquireStore().entries];
  }

  #write(key: string, value: Value | undefined): PersistentMap<Value> {
    const store = this.#acquireStore();
    const before = store.entries.get(key);
    if (before === value) return this;
    if (store.writesSinceCopy >= store.entries.size + minimumWritesBeforeCopy) {
      const copy = new Map(store.entries);
      put(copy, key, value);
      return new PersistentMap({ entries: copy, writesSinceCopy: 0 });
    }
    put(store.entries, key, value);
    store.writesSinceCopy += 1;
    const next = new PersistentMap(store);
    this.#linkTo(next, key, before);
    return next;
  }

  /** Leaves the entries to a neighbour, which has another value there. */
  #linkTo(next: PersistentMap<Value>, key: string, value: Value | undefined): void {
    this.#store = null;
    this.#next = next;
    this.#key = key;
    this.#value = value;
  }

  #acquireStore(): Store<Value> {
    return this.#store ?? PersistentMap.#reroot(this);
  }

  /** Brings the entries to this version. */
  static #reroot<Value extends Storable>(target: PersistentMap<Value>): Store<Value> {
    const path: PersistentMap<Value>[] = [];
    let holder = target;
    while (holder.#next) {
      path.push(holder);
      holder = holder.#next;
    }
    const store = holder.#store as Store<Value>;
    for (const version of path.reverse()) {
      const before = store.entries.get(version.#key);
      put(store.entries, version.#key, version.#value);
      holder.#linkTo(version, version.#key, before);
      holder = version;
    }
    target.#store = store;
    target.#next = null;
    target.#value = undefined;
    return store;
  }
}

function put<Value>(entries: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) entries.delete(key);
  else entries.set(key, value);
}
