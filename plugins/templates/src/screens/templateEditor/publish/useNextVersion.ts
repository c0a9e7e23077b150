import { useMemo } from 'react';
import { isSame } from '../../../model/isSame.ts';
import { useDocument, usePublishedDocument, useSource } from '../store/useEditor.ts';
import { useText } from '../useText.ts';

/** What publishing makes: a new version, or the same one with another name, description or access. */
export interface NextVersion {
  readonly isNew: boolean;
  /** The verb on the button, such as "Publish version 4". */
  readonly label: string;
}

/** Returns what publishing the edited template makes. */
export function useNextVersion(): NextVersion {
  const text = useText();
  const { pages, classification } = useDocument();
  const before = usePublishedDocument();
  const { templateVersion } = useSource().published;
  return useMemo(() => {
    const isNew = !isSame(pages, before.pages) || !isSame(classification, before.classification);
    const label = isNew
      ? text('editor.publish.submit', { version: templateVersion + 1 })
      : text('editor.publish.submitHead');
    return { isNew, label };
  }, [pages, classification, before, templateVersion, text]);
}
