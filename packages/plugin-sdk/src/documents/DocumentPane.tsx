import { useState } from 'react';
import { downloadFile } from '../export/downloadFile.ts';
import { useFormats } from '../hooks/useFormats.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { ErrorState } from '../kit/ErrorState.tsx';
import { Text } from '../kit/Text.tsx';
import { WaitingText } from '../kit/WaitingText.tsx';
import { type ViewerDocument, documentKindOf } from './ViewerDocument.ts';
import { PanePlaceholder } from './PanePlaceholder.tsx';
import { PaneTools, type PaneToolsProps } from './PaneTools.tsx';
import { PdfPane } from './pdf/PdfPane.tsx';
import { PicturePane } from './PicturePane.tsx';
import { type DocumentFile, useDocumentFile } from './useDocumentFile.ts';
import { useDocumentText } from './useDocumentText.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { ViewControl } from './Viewport.tsx';

/** The props of {@link DocumentPane}. */
export interface DocumentPaneProps {
  readonly document: ViewerDocument;
  readonly control: ViewControl;
  /** The scale at which it is drawn; undefined before. */
  readonly scale: number | undefined;
  /** Undefined if the document already has the full width. */
  readonly onEnlarge?: (() => void) | undefined;
}

/** One document with its tools, in any state: loading, shown, failed, or of an unsupported kind. */
export function DocumentPane({ document, control, scale, onEnlarge }: DocumentPaneProps) {
  const formats = useFormats();
  const file = useDocumentFile(document);
  const { name, fileName, size, note } = document;
  const { blob } = file;
  const { view } = control;
  const kind = documentKindOf(document.contentType);
  const resolvedView =
    view.zoom === 'auto' ? { ...view, zoom: kind === 'pdf' ? ('width' as const) : ('fit' as const) } : view;
  const tools = {
    name,
    onEnlarge,
    onDownload: blob === undefined ? undefined : () => downloadFile(blob, fileName),
  };
  return (
    <figure className="bdk-layout-stack bdk-gap-4 bdk-viewer-part">
      <figcaption>
        <strong>{name}</strong>{' '}
        <Text as="div" tone="neutral" size="small">
          {[fileName, formats.bytes(size), note]
            .filter((fact) => fact !== name && fact !== undefined && fact !== '')
            .join(' · ')}
        </Text>
      </figcaption>
      <PaneContent
        key={document.id}
        {...{ document, scale, file, tools }}
        control={{ ...control, view: resolvedView }}
      />
    </figure>
  );
}

interface PaneContentProps extends Omit<DocumentPaneProps, 'onEnlarge'> {
  readonly file: DocumentFile;
  readonly tools: PaneToolsProps;
}

function PaneContent({ document, control, scale, file, tools }: PaneContentProps) {
  const text = useDocumentText();
  const [isUnreadable, setUnreadable] = useState(false);
  const { name, fileName, width, height } = document;
  const kind = documentKindOf(document.contentType);
  const { blob, url } = file;
  if (file.error !== null && blob === undefined) {
    return (
      <PanePlaceholder tools={tools}>
        <ErrorState
          title={text(kind === 'picture' ? 'view.pictureFailed' : 'view.failed', { name })}
          error={file.error}
          onRetry={file.retry}
        />
      </PanePlaceholder>
    );
  }
  if (kind === 'other') {
    return (
      <PanePlaceholder tools={tools}>
        <EmptyState title={text('view.unsupported')}>{text('view.unsupportedHint', { fileName })}</EmptyState>
      </PanePlaceholder>
    );
  }
  if (isUnreadable) {
    return (
      <PanePlaceholder tools={tools}>
        <EmptyState title={text('view.unreadable', { name })}>{text('view.unreadableHint')}</EmptyState>
      </PanePlaceholder>
    );
  }
  if (blob === undefined || url === undefined) {
    return (
      <PanePlaceholder tools={tools} loadingLabel={text('view.loading', { name })}>
        <WaitingText active itemsLabel={name} />
      </PanePlaceholder>
    );
  }
  if (kind === 'pdf') return <PdfPane {...{ name, blob, control, scale, tools }} />;
  if (kind === 'video') {
    return (
      <>
        <PaneTools {...tools} />
        <VideoPlayer url={url} name={name} />
      </>
    );
  }
  const size = width === undefined || height === undefined ? undefined : { width, height };
  return <PicturePane {...{ name, url, size, control, scale, tools }} onUnreadable={() => setUnreadable(true)} />;
}
