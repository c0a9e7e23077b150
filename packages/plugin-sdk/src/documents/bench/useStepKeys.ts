import type { RefObject } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useDocumentText } from '../useDocumentText.ts';
import { stepFrom } from './stepFrom.ts';
import type { DocumentBenchHandle } from './useDocumentBench.ts';

/** Leads with `,` and `.` to the previous and the next document: those who read many keep their hands on the keys. */
export function useStepKeys(
  bench: DocumentBenchHandle,
  { place, isInDialog = false }: { readonly place: RefObject<HTMLElement | null>; readonly isInDialog?: boolean },
): void {
  const text = useDocumentText();
  const { previous, next } = stepFrom(bench);
  const steps = [
    { keys: ',', what: text('bench.previous'), to: previous },
    { keys: '.', what: text('bench.next'), to: next },
  ];
  useHotkeys(
    steps.flatMap(({ to, ...key }) => (to === undefined ? [] : [{ ...key, run: () => show(to.id) }])),
    isInDialog ? { inside: place } : {},
  );

  /** What had the focus in the pane goes away with the document; the pane keeps it for the next one. */
  function show(id: string) {
    document.activeElement?.closest<HTMLElement>('[data-holds-focus]')?.focus({ preventScroll: true });
    bench.send({ type: 'show', id });
  }
}
