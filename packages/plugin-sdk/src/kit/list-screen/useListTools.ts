import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';

/** What a list needs only when somebody arranges, saves, exports or has selected. */
type ListTools = typeof import('./tools/listTools.ts')['listTools'];

/** The tools once they have been fetched, and the means to fetch them. */
export interface ListToolbox {
  readonly tools: ListTools | undefined;
  /** Fetches them, and says so if they can't be had; the next call tries again. Always the same function. */
  readonly load: () => Promise<ListTools | undefined>;
}

/** After the first rows, and before anybody has read them. */
const aheadAfterMs = 2_000;

/** Gives the tools of a list, which come after its rows. */
export function useListTools(): ListToolbox {
  const { addTexts, notify } = useHost();
  const text = useKitText();
  const [tools, setTools] = useState<ListTools>();
  const arrived = useRef<ListTools>(undefined);

  const fetchTools = useCallback(async () => {
    const { listTools } = await import('./tools/listTools.ts');
    await addTexts(listTools.namespace, listTools.texts);
    arrived.current = listTools;
    setTools(listTools);
    return listTools;
  }, [addTexts]);
  useEffect(() => {
    // A failure is met again when they are needed.
    const timer = setTimeout(() => void fetchTools().catch(() => {}), aheadAfterMs);
    return () => clearTimeout(timer);
  }, [fetchTools]);
  const latest = useRef({ notify, text });
  useLayoutEffect(() => {
    latest.current = { notify, text };
  });
  const load = useCallback(async () => {
    if (arrived.current !== undefined) return arrived.current;
    try {
      return await fetchTools();
    } catch {
      const now = latest.current;
      now.notify({ tone: 'error', text: now.text('list.noTools') });
      return undefined;
    }
  }, [fetchTools]);
  return { tools, load };
}
