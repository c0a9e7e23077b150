import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';

/** What a list needs only when somebody arranges, saves, exports or has selected. */
type ListTools = typeof import('./tools/listTools.ts')['listTools'];

/** The tools once they have been fetched, and the means to fetch them. */
export interface ListToolbox {
  readonly tools: ListTools | undefined;
  /**
   * Fetches them; the next call tries again if they can't be had. That is told, except when they are only fetched
   * `ahead`, before somebody has asked for anything. Always the same function.
   */
  readonly load: (when?: 'ahead') => Promise<ListTools | undefined>;
}

/** Gives the tools of a list, which come when somebody gets near them. */
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
  const latest = useRef({ notify, text });
  useLayoutEffect(() => {
    latest.current = { notify, text };
  });
  const load = useCallback(
    async (when?: 'ahead') => {
      if (arrived.current !== undefined) return arrived.current;
      try {
        return await fetchTools();
      } catch {
        const now = latest.current;
        if (when !== 'ahead') now.notify({ tone: 'error', text: now.text('list.noTools') });
        return undefined;
      }
    },
    [fetchTools],
  );
  return { tools, load };
}
