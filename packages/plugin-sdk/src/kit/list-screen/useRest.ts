import { useEffect, useState } from 'react';

/** Longer than a row is drawn while somebody scrolls past it. */
const restMs = 250;

/** Tells whether `shown` has been the same thing for a while. */
export function useRest(shown: object): boolean {
  const [rested, setRested] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(shown), restMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return rested === shown;
}
