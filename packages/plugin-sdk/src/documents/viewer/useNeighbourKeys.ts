import type { RefObject } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useDocumentText } from '../useDocumentText.ts';
import { findNeighbours } from './findNeighbours.ts';
import type { DocumentViewerHandle } from './useDocumentViewer.ts';

/**
 * The keys `,` and `.` lead to the previous and the next document, so that users who read many can stay on the
 * keyboard.
 */
export function useNeighbourKeys(
  viewer: DocumentViewerHandle,
  {
    container,
    isInDialog = false,
  }: { readonly container: RefObject<HTMLElement | null>; readonly isInDialog?: boolean | undefined },
): void {
  const text = useDocumentText();
  const { previous, next } = findNeighbours(viewer);
  const steps = [
    { keys: ',', description: text('viewer.previous'), to: previous },
    { keys: '.', description: text('viewer.next'), to: next },
  ];
  useHotkeys(
    steps.flatMap(({ to, ...key }) => (to === undefined ? [] : [{ ...key, run: () => show(to.id) }])),
    isInDialog ? { container: container } : {},
  );

  /** The focused element in the pane disappears with the document; the pane keeps the focus for the next one. */
  function show(id: string) {
    document.activeElement?.closest<HTMLElement>('[data-holds-focus]')?.focus({ preventScroll: true });
    viewer.dispatch({ type: 'show', id });
  }
}
