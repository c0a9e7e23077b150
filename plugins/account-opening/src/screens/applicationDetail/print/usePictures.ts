import { type ViewerDocument, documentKindOf } from '@brokerdesk/plugin-sdk/documents';
import { useEffect, useState } from 'react';

/** The address of each picture by the document's id; null for a picture that could not be loaded. */
export type Pictures = ReadonlyMap<string, string | null>;

/**
 * Loads the pictures among documents, and keeps them while the component is mounted; undefined until all requests have
 * ended.
 */
export function usePictures(documents: readonly ViewerDocument[], isComplete: boolean): Pictures | undefined {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    if (!isComplete) return undefined;
    const abort = new AbortController();
    const objectUrls: string[] = [];

    async function fetchPicture({ id, fetch }: ViewerDocument): Promise<readonly [string, string | null]> {
      try {
        const address = URL.createObjectURL(await fetch({ signal: abort.signal }));
        objectUrls.push(address);
        return [id, address];
      } catch {
        // Noted in its place on the paper: a case without one picture is better than no case.
        return [id, null];
      }
    }
    const imageDocuments = documents.filter(({ contentType }) => documentKindOf(contentType) === 'picture');
    void Promise.all(imageDocuments.map(fetchPicture)).then((all) => {
      if (!abort.signal.aborted) setPictures(new Map(all));
    });
    return () => {
      abort.abort();
      for (const address of objectUrls) URL.revokeObjectURL(address);
    };
  }, [documents, isComplete]);
  return pictures;
}
