// Old states are kept (snapshots, the journal), and each may have been listed: at 100,000 rows a list is most of a
// megabyte. So a state holds its lists weakly, and only the lists that were made last are kept alive from here.

const capacity = 64;
const recentValues: object[] = [];
let next = 0;

/** Keeps a value alive until {@link capacity} others have come, and gives a reference that then lets it go. */
export function createRecentlyUsedRef<Value extends object>(value: Value): WeakRef<Value> {
  recentValues[next] = value;
  next = (next + 1) % capacity;
  return new WeakRef(value);
}
