import previous from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left.js';
import next from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right.js';
import { PopupFrame } from '../popup/PopupFrame.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { BenchPanes } from './BenchPanes.tsx';
import { type DocumentBenchHandle, documentsShown } from './useDocumentBench.ts';

/** What {@link BenchPopup} shows. */
export interface BenchPopupProps {
  readonly bench: DocumentBenchHandle;
  readonly label: string;
  readonly onClose: () => void;
}

/** The bench over the full width of the window, with the way to the other documents. */
export function BenchPopup({ bench, label, onClose }: BenchPopupProps) {
  const text = useDocumentText();
  const { documents, state, send } = bench;
  const shown = documentsShown(bench);
  const active = shown[state.active] ?? shown[0];
  const at = active === undefined ? -1 : documents.indexOf(active);
  const go = (step: number) => {
    const wanted = documents[at + step];
    if (wanted !== undefined) send({ type: 'show', id: wanted.id });
  };
  return (
    <PopupFrame label={label} onClose={onClose}>
      <div className="bdk-popup-bar">
        <h2 className="bdk-bench-title">{label}</h2>
        {documents.length > 1 && (
          <>
            <ToolButton name={text('bench.previous')} paths={previous} isOff={at <= 0} onUse={() => go(-1)} />
            <span className="bdk-popup-place">{text('bench.place', { at: at + 1, all: documents.length })}</span>
            <ToolButton name={text('bench.next')} paths={next} isOff={at >= documents.length - 1} onUse={() => go(1)} />
          </>
        )}
        <ArrangeTools bench={bench} />
      </div>
      <BenchPanes bench={bench} />
    </PopupFrame>
  );
}
