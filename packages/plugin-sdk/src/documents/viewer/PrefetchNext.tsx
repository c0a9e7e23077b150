import type { ViewerDocument } from '../ViewerDocument.ts';
import { usePrefetchDocument, useDocumentFile } from '../useDocumentFile.ts';

/** Fetches the next document once the current one is there: it never delays the current one. */
export function PrefetchNext({
  current,
  next,
}: {
  readonly current: ViewerDocument;
  readonly next: ViewerDocument | undefined;
}) {
  const { blob } = useDocumentFile(current, { isPassive: true });
  usePrefetchDocument(next, { isReady: blob !== undefined });
  return null;
}
