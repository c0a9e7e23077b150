import previous from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left.js';
import next from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right.js';
import { useRef } from 'react';
import type { BenchDocument } from '../BenchDocument.ts';
import { PopupFrame } from '../popup/PopupFrame.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { BenchPanes } from './BenchPanes.tsx';
import { stepFrom } from './stepFrom.ts';
import type { DocumentBenchHandle } from './useDocumentBench.ts';
import { useStepKeys } from './useStepKeys.ts';

/** What {@link BenchPopup} shows. */
export interface BenchPopupProps {
  readonly bench: DocumentBenchHandle;
  readonly label: string;
  readonly onClose: () => void;
}

/** The bench over the full width of the window, with the way to the other documents. */
export function BenchPopup({ bench, label, onClose }: BenchPopupProps) {
  const text = useDocumentText();
  const bar = useRef<HTMLDivElement>(null);
  const { documents, send } = bench;
  const { at, previous: before, next: after } = stepFrom(bench);
  const show = (document: BenchDocument | undefined) => document && send({ type: 'show', id: document.id });
  useStepKeys(bench, { place: bar, isInDialog: true });
  return (
    <PopupFrame label={label} onClose={onClose}>
      <div ref={bar} className="bdk-popup-bar">
        <h2 className="bdk-bench-title">{label}</h2>
        {documents.length > 1 && (
          <>
            <ToolButton
              name={text('bench.previous')}
              shortcut=","
              paths={previous}
              isOff={!before}
              onUse={() => show(before)}
            />
            <span className="bdk-popup-place">{text('bench.place', { at: at + 1, all: documents.length })}</span>
            <ToolButton name={text('bench.next')} shortcut="." paths={next} isOff={!after} onUse={() => show(after)} />
          </>
        )}
        <ArrangeTools bench={bench} />
      </div>
      <BenchPanes bench={bench} />
    </PopupFrame>
  );
}
