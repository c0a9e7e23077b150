import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';
import { type EditorSource, openAtom } from './editorAtoms.ts';

/** Provides the editor of one template. Another template needs another React key. */
export function EditorProvider({
  source,
  draft,
  children,
}: {
  readonly source: EditorSource;
  /** Unpublished changes to continue with. */
  readonly draft?: TemplateDocument | undefined;
  readonly children: ReactNode;
}) {
  const [store] = useState(() => {
    const opened = createStore();
    opened.set(openAtom, source, draft);
    return opened;
  });
  return <Provider store={store}>{children}</Provider>;
}
