import { useState } from 'react';
import { pageOfSelection } from '../store/EditorSelection.ts';
import { useDocument, useSelection, useTemplateIndex } from '../store/useEditor.ts';

/** The page on the canvas, and the ones beside it. */
export interface ShownPage {
  /** Undefined for a template without pages. */
  readonly pageID: string | undefined;
  /** The position, from 0. */
  readonly position: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Returns the page of the selection; while the template itself is selected, the page from before. */
export function useShownPage(): ShownPage {
  const { pages } = useDocument();
  const index = useTemplateIndex();
  const selected = pageOfSelection(useSelection(), index);
  const [last, setLast] = useState(selected);
  if (selected !== undefined && selected !== last) setLast(selected);
  const position = index.pages.get(selected ?? last ?? '')?.index ?? 0;
  return {
    pageID: pages[position]?.pageID,
    position,
    count: pages.length,
    previous: pages[position - 1]?.pageID,
    next: pages[position + 1]?.pageID,
  };
}
