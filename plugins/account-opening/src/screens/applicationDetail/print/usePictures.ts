import { type BenchDocument, kindOf } from '@brokerdesk/plugin-sdk/documents';
import { useEffect, useState } from 'react';

/** The address of each picture by the document's id; null for one that could not be fetched. */
export type Pictures = ReadonlyMap<string, string | null>;

/** Fetches the pictures among documents, for as long as the component is there; undefined until all have answered. */
export function usePictures(documents: readonly BenchDocument[], isComplete: boolean): Pictures | undefined {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    if (!isComplete) return undefined;
    const abort = new AbortController();
    const made: string[] = [];

    async function fetchPicture({ id, fetch }: BenchDocument): Promise<readonly [string, string | null]> {
      try {
        const address = URL.createObjectURL(await fetch({ signal: abort.signal }));
        made.push(address);
        return [id, address];
      } catch {
        // Said in its place on the paper: a case without one picture is better than none.
        return [id, null];
      }
    }
    const wanted = documents.filter(({ contentType }) => kindOf(contentType) === 'picture');
    void Promise.all(wanted.map(fetchPicture)).then((all) => {
      if (!abort.signal.aborted) setPictures(new Map(all));
    });
    return () => {
      abort.abort();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [documents, isComplete]);
  return pictures;
}
