// A map of which every version stays as it was, for as long as somebody holds it. The version in use has its entries in a
// plain Map, the others know by which entry they differ from a neighbour (Baker's trick). So reading and writing the
// newest version cost what they cost in a Map, and going back costs as many steps as there were writes.

/** Writes after which a map is copied, besides one for each entry; so no version ever has a longer way to its entries. */
const minimumWritesBeforeCopy = 1000;

/** Anything but undefined, which says that there is nothing. */
type Storable = object | string | number | null;

interface Store<Value> {
  readonly entries: Map<string, Value>;
  /** Writes since it was copied; infinite if nothing may be written to it. */
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
   * The entries belong to the map from now on. Many sandboxes begin with one map and are used in turn, so whoever writes
   * first copies it: otherwise each would have to go the way of all the others' writes, there and back.
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

  /** In no particular order; later writes change nothing in the list. */
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
