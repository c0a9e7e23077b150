import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { useCallback, useState } from 'react';
import { useText } from '../useText.ts';

/** What the user has looked at since the application was opened. */
export interface SeenParts {
  /** The pages of answers that have been shown. */
  readonly pages: ReadonlySet<string>;
  readonly addPage: (pageID: string) => void;
  readonly setUnseenDocuments: (names: readonly string[]) => void;
  readonly hasUnseenDocuments: boolean;
  /** The documents that have not been opened by name, and how many pages; undefined if everything has been. */
  readonly unseenText: string | undefined;
}

/** Counts which pages and documents of an application have been shown, before it is decided about. */
export function useSeenParts({ pages }: Pick<ApplicationDetail, 'pages'>): SeenParts {
  const text = useText();
  const [seenPages, setSeenPages] = useState<ReadonlySet<string>>(new Set());
  const [unseenDocuments, setUnseenDocuments] = useState<readonly string[]>([]);
  const addPage = useCallback(
    (pageID: string) => setSeenPages((seen) => (seen.has(pageID) ? seen : new Set([...seen, pageID]))),
    [],
  );
  const count = pages.filter(({ pageID }) => !seenPages.has(pageID)).length;
  const names = [
    ...unseenDocuments,
    ...(count > 0 ? [text('detail.unseenPages', { count, total: pages.length })] : []),
  ];
  return {
    pages: seenPages,
    addPage,
    setUnseenDocuments,
    hasUnseenDocuments: unseenDocuments.length > 0,
    unseenText: names.length === 0 ? undefined : text('detail.unseen', { names: names.join(text('list.separator')) }),
  };
}
