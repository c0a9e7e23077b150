import type { BenchDocument } from '../BenchDocument.ts';
import { useDocumentAhead, useDocumentFile } from '../useDocumentFile.ts';

/** Fetches the next document once the current one is there: it never slows down what somebody waits for. */
export function NextFetched({
  current,
  next,
}: {
  readonly current: BenchDocument;
  readonly next: BenchDocument | undefined;
}) {
  const { blob } = useDocumentFile(current, { isPassive: true });
  useDocumentAhead(next, { isReady: blob !== undefined });
  return null;
}
