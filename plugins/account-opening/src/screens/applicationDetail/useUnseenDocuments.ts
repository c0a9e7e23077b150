import { type DocumentViewerHandle, shownDocuments } from '@brokerdesk/plugin-sdk/documents';
import { useEffect, useRef } from 'react';

/** Reports the names of the documents that the viewer has not shown yet, whenever they change. */
export function useUnseenDocuments(viewer: DocumentViewerHandle, onSeen: (unseen: readonly string[]) => void): void {
  const seen = useRef(new Set<string>());
  const reported = useRef<string>(undefined);
  useEffect(() => {
    for (const { id } of shownDocuments(viewer)) seen.current.add(id);
    const unseen = viewer.documents.filter(({ id }) => !seen.current.has(id)).map(({ name }) => name);
    const key = unseen.join('\n');
    if (key === reported.current) return;
    reported.current = key;
    onSeen(unseen);
  }, [viewer, onSeen]);
}
