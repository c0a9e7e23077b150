// A map of which every version stays as it was, for as long as somebody holds it. The version in use has its entries in a
// plain Map, the others know by which entry they differ from a neighbour (Baker's trick). So reading and writing the
// newest version cost what they cost in a Map, and going back costs as many steps as there were writes.

const absent = Symbol('absent');
/** Writes after which a map is copied, besides one for each entry; so no version ever has a longer way to its entries. */
const spareSteps = 1000;

interface Store<Value> {
  readonly entries: Map<string, Value>;
  /** Writes since it was copied; infinite if nothing may be written to it. */
  steps: number;
}

/** How a version differs from its neighbour, which is nearer to the entries. */
interface Difference<Value> {
  readonly neighbour: VersionedMap<Value>;
  readonly key: string;
  readonly value: Value | typeof absent;
}

export class VersionedMap<Value> {
  readonly size: number;
  #place: Store<Value> | Difference<Value>;

  private constructor(place: Store<Value>) {
    this.#place = place;
    this.size = place.entries.size;
  }

  /**
   * The entries belong to the map from now on. Many sandboxes begin with one map and are used in turn, so whoever writes
   * first copies it: otherwise each would have to go the way of all the others' writes, there and back.
   */
  static of<Value>(entries = new Map<string, Value>()): VersionedMap<Value> {
    return new VersionedMap({ entries, steps: Number.POSITIVE_INFINITY });
  }

  get(key: string): Value | undefined {
    return this.#open().entries.get(key);
  }

  has(key: string): boolean {
    return this.#open().entries.has(key);
  }

  set(key: string, value: Value): VersionedMap<Value> {
    return this.get(key) === value && this.has(key) ? this : this.#write(key, value);
  }

  delete(key: string): VersionedMap<Value> {
    return this.has(key) ? this.#write(key, absent) : this;
  }

  /** In no particular order; later writes change nothing in the list. */
  list(): readonly (readonly [string, Value])[] {
    return [...this.#open().entries];
  }

  #write(key: string, value: Value | typeof absent): VersionedMap<Value> {
    const store = this.#open();
    if (store.steps >= store.entries.size + spareSteps) {
      const copy = new Map(store.entries);
      apply(copy, key, value);
      return new VersionedMap({ entries: copy, steps: 0 });
    }
    const before = apply(store.entries, key, value);
    store.steps += 1;
    const next = new VersionedMap(store);
    this.#place = { neighbour: next, key, value: before };
    return next;
  }

  /** Brings the entries to this version. */
  #open(): Store<Value> {
    return 'neighbour' in this.#place ? VersionedMap.#bringTo(this) : this.#place;
  }

  static #bringTo<Value>(wanted: VersionedMap<Value>): Store<Value> {
    const way: VersionedMap<Value>[] = [];
    let holder = wanted;
    while ('neighbour' in holder.#place) {
      way.push(holder);
      holder = holder.#place.neighbour;
    }
    const store = holder.#place as Store<Value>;
    for (const version of way.reverse()) {
      const { key, value } = version.#place as Difference<Value>;
      const before = apply(store.entries, key, value);
      holder.#place = { neighbour: version, key, value: before };
      version.#place = store;
      holder = version;
    }
    return store;
  }
}

/** Gives what was there before. */
function apply<Value>(entries: Map<string, Value>, key: string, value: Value | typeof absent): Value | typeof absent {
  const before = entries.has(key) ? (entries.get(key) as Value) : absent;
  if (value === absent) entries.delete(key);
  else entries.set(key, value as Value);
  return before;
}
