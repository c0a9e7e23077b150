import download from '@blueprintjs/icons/lib/esm/generated/16px/paths/download.js';
import maximize from '@blueprintjs/icons/lib/esm/generated/16px/paths/maximize.js';
import type { ReactNode } from 'react';
import { Row } from '../kit/Stack.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useDocumentText } from './useDocumentText.ts';

/** The props of {@link PaneTools}. */
export interface PaneToolsProps {
  readonly name: string;
  /** Undefined while there is nothing to save. */
  readonly onDownload?: (() => void) | undefined;
  /** Undefined if the document already has the full width. */
  readonly onEnlarge?: (() => void) | undefined;
  /** Tools for this kind of document. */
  readonly children?: ReactNode;
}

/** The tools of one document. */
export function PaneTools({ name, onDownload, onEnlarge, children }: PaneToolsProps) {
  const text = useDocumentText();
  return (
    <Row wrap gap={0} role="group" aria-label={text('view.tools', { name })}>
      {children}
      <Row as="span" gap={0} className="bdk-end bdk-pane-tools-end">
        {onDownload !== undefined && (
          <ToolButton name={text('view.download', { name })} paths={download} onPress={onDownload} />
        )}
        {onEnlarge !== undefined && (
          <ToolButton name={text('view.enlarge', { name })} paths={maximize} onPress={onEnlarge} />
        )}
      </Row>
    </Row>
  );
}
