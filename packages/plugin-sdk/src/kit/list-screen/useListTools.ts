import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';

/** What a list needs only when somebody arranges, saves, exports or has selected. */
type ListTools = typeof import('./tools/listTools.ts')['listTools'];

/** The tools once they have been fetched, and the means to fetch them. */
export interface ListToolsLoader {
  readonly tools: ListTools | undefined;
  /**
   * Fetches them; the next call tries again if they can't be had. That is told, except when they are only fetched
   * `ahead`, before somebody has asked for anything. Always the same function.
   */
  readonly load: (when?: 'prefetch') => Promise<ListTools | undefined>;
}

/** Gives the tools of a list, which come when somebody gets near them. */
export function useListTools(): ListToolsLoader {
  const { addTexts, notify } = useHost();
  const text = useKitText();
  const [tools, setTools] = useState<ListTools>();
  const loadedTools = useRef<ListTools>(undefined);

  const fetchTools = useCallback(async () => {
    const { listTools } = await import('./tools/listTools.ts');
    await addTexts(listTools.texts.namespace, listTools.texts.messages);
    loadedTools.current = listTools;
    setTools(listTools);
    return listTools;
  }, [addTexts]);
  const latest = useRef({ notify, text });
  useLayoutEffect(() => {
    latest.current = { notify, text };
  });
  const load = useCallback(
    async (when?: 'prefetch') => {
      if (loadedTools.current !== undefined) return loadedTools.current;
      try {
        return await fetchTools();
      } catch {
        const current = latest.current;
        if (when !== 'prefetch') current.notify({ tone: 'error', text: current.text('list.noTools') });
        return undefined;
      }
    },
    [fetchTools],
  );
  return { tools, load };
}
