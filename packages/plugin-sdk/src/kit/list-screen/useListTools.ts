import { useCallback, useState } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';

/** What a list needs only when somebody arranges, saves, exports or has selected. */
type ListTools = typeof import('./tools/listTools.ts');

/** The tools once they have been fetched, and the means to fetch them. */
export interface ListToolbox {
  readonly tools: ListTools | undefined;
  /** Says so if they can't be had; the next call tries again. */
  readonly order: () => void;
}

/** Gives the tools of a list, which come late. */
export function useListTools(): ListToolbox {
  const { addTexts, notify } = useHost();
  const text = useKitText();
  const [tools, setTools] = useState<ListTools>();

  const load = useCallback(async () => {
    try {
      const arrived = await import('./tools/listTools.ts');
      await addTexts(arrived.listToolsNamespace, arrived.listToolsTexts);
      setTools(arrived);
    } catch {
      notify({ tone: 'error', text: text('list.noTools') });
    }
  }, [addTexts, notify, text]);
  const isThere = tools !== undefined;
  const order = useCallback(() => void (isThere || load()), [isThere, load]);
  return { tools, order };
}
