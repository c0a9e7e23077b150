import { useRef } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { WaitingText } from '../../kit/WaitingText.tsx';
import { useKitText } from '../../hooks/useKitText.ts';
import { PanePlaceholder } from '../PanePlaceholder.tsx';
import { PaneTools, type PaneToolsProps } from '../PaneTools.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import type { ViewControl } from '../Viewport.tsx';
import { ViewTools } from '../ViewTools.tsx';
import { PageInput } from './PageInput.tsx';
import { goToPage, PdfView } from './PdfView.tsx';
import { usePdf } from './usePdf.ts';
import { Button } from '../../kit/Button.tsx';

/** The props of {@link PdfPane}. */
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
  const viewport = useRef<HTMLDivElement>(null);
  if (state.state === 'opening') {
    return (
      <PanePlaceholder tools={tools} loadingLabel={text('view.loading', { name })}>
        <WaitingText active itemsLabel={name} />
      </PanePlaceholder>
    );
  }
  if (state.state === 'missing') {
    const retry = <Button onClick={state.retry}>{kitText('error.retry')}</Button>;
    return (
      <PanePlaceholder tools={tools}>
        <EmptyState title={text('view.failed', { name })} action={retry}>
          {kitText('error.OFFLINE')}
        </EmptyState>
      </PanePlaceholder>
    );
  }
  if (state.state !== 'open') {
    return (
      <PanePlaceholder tools={tools}>
        <EmptyState title={text(`view.${state.state}`, { name })}>{text(`view.${state.state}Hint`)}</EmptyState>
      </PanePlaceholder>
    );
  }
  const { pdf } = state;
  return (
    <div className="bdk-layout-stack bdk-gap-4 bdk-viewer-part" role="group" aria-label={text('view.pdf', { name })}>
      <PaneTools {...tools}>
        <ViewTools control={control} scale={scale} />
        <PageInput
          page={Math.min(control.view.page, pdf.pages.length)}
          pages={pdf.pages.length}
          onGo={(wanted) => goToPage(viewport.current, wanted)}
        />
      </PaneTools>
      <PdfView {...{ pdf, name, control, viewport }} />
    </div>
  );
}
