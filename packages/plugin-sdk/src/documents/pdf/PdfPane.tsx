import { useRef } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { WaitingText } from '../../kit/WaitingText.tsx';
import { useKitText } from '../../hooks/useKitText.ts';
import { PaneState } from '../PaneState.tsx';
import { PaneTools, type PaneToolsProps } from '../PaneTools.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import type { ViewControl } from '../Viewport.tsx';
import { ViewTools } from '../ViewTools.tsx';
import { PageBox } from './PageBox.tsx';
import { goToPage, PdfView } from './PdfView.tsx';
import { usePdf } from './usePdf.ts';

/** What {@link PdfPane} shows. */
export interface PdfPaneProps {
  readonly name: string;
  readonly blob: Blob;
  readonly control: ViewControl;
  readonly scale: number | undefined;
  readonly tools: PaneToolsProps;
}

/** A PDF with its tools. */
export function PdfPane({ name, blob, control, scale, tools }: PdfPaneProps) {
  const text = useDocumentText();
  const kitText = useKitText();
  const state = usePdf(blob);
  const frame = useRef<HTMLDivElement>(null);
  if (state.state === 'opening') {
    return (
      <PaneState tools={tools} waitsFor={text('view.loading', { name })}>
        <WaitingText active what={name} />
      </PaneState>
    );
  }
  if (state.state === 'missing') {
    const retry = (
      <button type="button" className="bp6-button" onClick={state.retry}>
        {kitText('error.retry')}
      </button>
    );
    return (
      <PaneState tools={tools}>
        <EmptyState title={text('view.failed', { name })} action={retry}>
          {kitText('error.OFFLINE')}
        </EmptyState>
      </PaneState>
    );
  }
  if (state.state !== 'open') {
    return (
      <PaneState tools={tools}>
        <EmptyState title={text(`view.${state.state}`, { name })}>{text(`view.${state.state}Hint`)}</EmptyState>
      </PaneState>
    );
  }
  const { pdf } = state;
  return (
    <div className="bdk-pane-view" role="group" aria-label={text('view.pdf', { name })}>
      <PaneTools {...tools}>
        <ViewTools control={control} scale={scale} />
        <PageBox
          page={Math.min(control.view.page, pdf.pages.length)}
          pages={pdf.pages.length}
          onGo={(wanted) => goToPage(frame.current, wanted)}
        />
      </PaneTools>
      <PdfView {...{ pdf, name, control, frame }} />
    </div>
  );
}
