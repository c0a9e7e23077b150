// Old states are stored (snapshots, the journal), and each may have been listed: at 100,000 rows a list takes most of a
// megabyte. So a state references its lists weakly, and only the most recent lists are kept alive here.

const capacity = 64;
const recentValues: object[] = [];
let next = 0;

/** Keeps a value alive until {@link capacity} others have been added. Returns a weak reference to it. */
export function createRecentlyUsedRef<Value extends object>(value: Value): WeakRef<Value> {
  recentValues[next] = value;
  next = (next + 1) % capacity;
  return new WeakRef(value);
}
