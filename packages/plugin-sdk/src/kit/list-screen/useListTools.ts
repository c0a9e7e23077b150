import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { reportProblem } from '../../reportProblem.ts';

/** The parts of a list that are loaded when the user comes near them. */
type ListTools = typeof import('./tools/listTools.ts')['listTools'];

/** The tools once they have been fetched, and a function that fetches them. */
export interface ListToolsLoader {
  readonly tools: ListTools | undefined;
  /**
   * Fetches them. A failure is reported to the user, except when prefetching; the next call tries again. Always the same
   * function.
   */
  readonly load: (when?: 'prefetch') => Promise<ListTools | undefined>;
}

/** Returns the tools of a list, once they are loaded. */
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
      } catch (error) {
        const current = latest.current;
        reportProblem('The tools of a list could not be loaded.', error);
        if (when !== 'prefetch') current.notify({ tone: 'error', text: current.text('list.noTools') });
        return undefined;
      }
    },
    [fetchTools],
  );
  return { tools, load };
}
