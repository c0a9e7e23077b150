import { useSyncExternalStore } from 'react';

// The width below which the frame's menu becomes a drawer.
const narrow = '(width < 1024px)';

/** Tells whether the window is too narrow for everything that a list's bar can hold. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => queryWidth()?.matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const query = queryWidth();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Where nothing is laid out, as in unit tests, nothing is narrow. */
function queryWidth(): MediaQueryList | undefined {
  return globalThis.matchMedia?.(narrow);
}
