// A converted text is marked until the user has reviewed it. The marks are stored beside the form's draft and never
// sent. A mark names the converted text by a checksum, so it ends when the text is edited, discarded or replaced.
import { useState } from 'react';
import { useDraft } from '../../hooks/useDraft.ts';
import type { FormHandle } from '../form/FormHandle.ts';

type Checksums = Readonly<Record<string, number>>;

/** The converted texts of a form that are still to be reviewed. */
export interface ReviewMarks {
  readonly isMarked: (path: string, text: unknown) => boolean;
  /** Marks texts, by their paths. */
  readonly mark: (texts: Readonly<Record<string, string>>) => void;
  /** Ends the mark of a path: the user has reviewed its text. */
  readonly review: (path: string) => void;
}

/** Stores which texts of a form were converted, until they are reviewed. */
export function useReviewMarks<Values extends object>({ identity }: FormHandle<Values>): ReviewMarks {
  const { name, id, storesDraft } = identity;
  const draft = useDraft<Checksums>({
    form: `${name}/reviews`,
    ...(id === undefined ? {} : { record: id }),
    initial: {},
  });
  const [unstored, setUnstored] = useState<Checksums>({});
  const checksums = storesDraft ? draft.value : unstored;

  function store(next: Checksums) {
    if (!storesDraft) setUnstored(next);
    else if (Object.keys(next).length === 0) draft.discard();
    else draft.change(next);
  }
  return {
    isMarked: (path, text) => typeof text === 'string' && text !== '' && checksums[path] === checksumOf(text),
    mark: (texts) =>
      store({
        ...checksums,
        ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, checksumOf(text)])),
      }),
    review: (path) => store(Object.fromEntries(Object.entries(checksums).filter(([marked]) => marked !== path))),
  };
}

/** FNV-1a, 32 bits: enough to notice an edit. */
function checksumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
