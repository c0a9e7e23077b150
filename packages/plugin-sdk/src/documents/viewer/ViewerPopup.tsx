import previous from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left.js';
import next from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right.js';
import { useRef } from 'react';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { PopupFrame } from '../popup/PopupFrame.tsx';
import { Text } from '../../kit/Text.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { LayoutTools } from './LayoutTools.tsx';
import { ViewerPanes } from './ViewerPanes.tsx';
import { findNeighbours } from './findNeighbours.ts';
import type { DocumentViewerHandle } from './useDocumentViewer.ts';
import { useNeighbourKeys } from './useNeighbourKeys.ts';

/** The props of {@link ViewerPopup}. */
export interface ViewerPopupProps {
  readonly viewer: DocumentViewerHandle;
  readonly label: string;
  readonly onClose: () => void;
}

/** The viewer over the full width of the window, with buttons to the other documents. */
export function ViewerPopup({ viewer, label, onClose }: ViewerPopupProps) {
  const text = useDocumentText();
  const bar = useRef<HTMLDivElement>(null);
  const { documents, dispatch } = viewer;
  const { index, previous: previousDocument, next: nextDocument } = findNeighbours(viewer);
  const show = (document: ViewerDocument | undefined) => document && dispatch({ type: 'show', id: document.id });
  useNeighbourKeys(viewer, { container: bar, isInDialog: true });
  return (
    <PopupFrame label={label} onClose={onClose}>
      <div ref={bar} className="bdk-layout-row bdk-popup-bar">
        <h2>{label}</h2>
        {documents.length > 1 && (
          <>
            <ToolButton
              name={text('viewer.previous')}
              shortcut=","
              paths={previous}
              isDisabled={!previousDocument}
              onPress={() => show(previousDocument)}
            />
            <Text tone="neutral" size="small">
              {text('viewer.place', { index: index + 1, all: documents.length })}
            </Text>
            <ToolButton
              name={text('viewer.next')}
              shortcut="."
              paths={next}
              isDisabled={!nextDocument}
              onPress={() => show(nextDocument)}
            />
          </>
        )}
        <LayoutTools viewer={viewer} />
      </div>
      <ViewerPanes viewer={viewer} />
    </PopupFrame>
  );
}
