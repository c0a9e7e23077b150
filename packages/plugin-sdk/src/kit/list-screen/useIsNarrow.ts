import { useSyncExternalStore } from 'react';

// The width below which the frame's menu becomes a drawer.
const narrow = '(width < 1024px)';

/** Returns whether the window is too narrow for all fields of the filter bar. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => queryWidth()?.matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const query = queryWidth();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Without layout, as in unit tests, the window is not narrow. */
function queryWidth(): MediaQueryList | undefined {
  return globalThis.matchMedia?.(narrow);
}
