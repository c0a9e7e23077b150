import { useCallback, useRef } from 'react';
import { SplitPanes } from '../SplitPanes.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { BenchPane } from './BenchPane.tsx';
import { viewOf } from './benchState.ts';
import { type DocumentBenchHandle, documentsShown } from './useDocumentBench.ts';

/** What {@link BenchPanes} shows. */
export interface BenchPanesProps {
  readonly bench: DocumentBenchHandle;
  /** Shows them over the full width; undefined where they are. */
  readonly onEnlarge?: (() => void) | undefined;
}

/** A pane is the same one whatever document it shows. */
const places = ['start', 'end'] as const;

/** The document that is shown, or the two of them side by side. */
export function BenchPanes({ bench, onEnlarge }: BenchPanesProps) {
  const text = useDocumentText();
  const scales = useRef<Readonly<Record<string, number>>>({});
  const noteScale = useCallback((id: string, scale: number) => {
    scales.current = { ...scales.current, [id]: scale };
  }, []);
  const { state, send } = bench;
  const shown = documentsShown(bench);
  const enlarge = (pane: number) => {
    send({ type: 'activate', pane });
    onEnlarge?.();
  };
  const panes = shown.map((document, pane) => (
    <BenchPane
      key={places[pane]}
      document={document}
      view={viewOf(state, document.id)}
      onScale={noteScale}
      onZoomBy={(factor) => send({ type: 'zoomBy', id: document.id, factor, scales: scales.current })}
      isActive={shown.length > 1 && pane === state.active}
      send={send}
      onActivate={() => pane !== state.active && send({ type: 'activate', pane })}
      onEnlarge={onEnlarge && (() => enlarge(pane))}
    />
  ));
  if (panes.length < 2) return <>{panes}</>;
  return <SplitPanes label={text('bench.split')} remember="documents" start={panes[0]} end={panes[1]} />;
}
