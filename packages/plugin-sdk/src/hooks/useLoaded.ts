import { useEffect, useState } from 'react';

/**
 * Loads a part that is fetched when it is first needed: undefined until it is there, null if it cannot be loaded.
 * `load` must be the same function in every rendering; undefined as long as the part is not needed.
 */
export function useLoaded<Part>(load: (() => Promise<Part>) | undefined): Part | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Part | null }>();
  useEffect(() => {
    if (load === undefined) return undefined;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setLoaded({ part }),
      () => isCurrent && setLoaded({ part: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded?.part;
}
