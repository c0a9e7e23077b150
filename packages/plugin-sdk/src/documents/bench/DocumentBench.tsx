import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useDocumentText } from '../useDocumentText.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { BenchPanes } from './BenchPanes.tsx';
import { BenchPopup } from './BenchPopup.tsx';
import { DocumentStrip } from './DocumentStrip.tsx';
import { NextFetched } from './NextFetched.tsx';
import { stepFrom } from './stepFrom.ts';
import { type DocumentBenchHandle, documentsShown } from './useDocumentBench.ts';
import { useStepKeys } from './useStepKeys.ts';

/** What {@link DocumentBench} shows. */
export interface DocumentBenchProps {
  /** From `useDocumentBench`. */
  readonly bench: DocumentBenchHandle;
  /** What the documents are, as the heading above them. */
  readonly label: string;
}

/**
 * Shows documents to be examined: one, or two side by side, each with zoom, rotation and page that stay while the bench
 * is there, and below them all to choose from. A document is fetched when it is shown, the next one right after it.
 */
export function DocumentBench({ bench, label }: DocumentBenchProps) {
  const text = useDocumentText();
  const section = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);
  const { documents, state, send } = bench;
  const shown = documentsShown(bench);
  const active = shown[state.active] ?? shown[0];
  const isPair = shown.length > 1;
  // Two below each other need the height of the window.
  useEffect(() => {
    if (state.asked > 0 || isPair) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state.asked, isPair]);
  useHotkeys([{ keys: 'd', what: text('bench.go'), run: enter }], { active: documents.length > 0 });
  useStepKeys(bench, { place: section });

  return (
    <section ref={section} className="bdk-bench" aria-label={label}>
      <div className="bdk-bench-head">
        <h2 className="bdk-bench-title">{label}</h2>
        <ArrangeTools bench={bench} />
      </div>
      {active === undefined && <p className="bdk-bench-none">{text('bench.none')}</p>}
      {/* Drawn once: while they have the full width, their place is kept for them. */}
      {isLarge ? <div className="bdk-canvas" /> : <BenchPanes bench={bench} onEnlarge={() => setLarge(true)} />}
      {documents.length > 1 && (
        <DocumentStrip
          documents={documents}
          shown={shown}
          onShow={(id) => send({ type: 'show', id })}
          label={text('bench.documents')}
        />
      )}
      {active !== undefined && <NextFetched current={active} next={stepFrom(bench).next} />}
      {isLarge && <BenchPopup bench={bench} label={label} onClose={close} />}
    </section>
  );

  /** The button that opened the popup is another one now, so the browser cannot give the focus back to it. */
  function close() {
    setLarge(false);
    requestAnimationFrame(enter);
  }

  function enter() {
    const pane = section.current?.querySelectorAll<HTMLElement>('.bdk-bench-pane')[state.active];
    // What stands there until the document is drawn takes no focus.
    (pane?.querySelector<HTMLElement>('.bdk-canvas[tabindex]') ?? pane)?.focus();
  }
}
