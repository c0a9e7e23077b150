import lock from '@blueprintjs/icons/lib/esm/generated/16px/paths/link.js';
import single from '@blueprintjs/icons/lib/esm/generated/16px/paths/one-column.js';
import pair from '@blueprintjs/icons/lib/esm/generated/16px/paths/two-columns.js';
import { Row } from '../../kit/Stack.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { type DocumentViewerHandle, shownDocuments } from './useDocumentViewer.ts';

/** One document or two, and whether the two zoom together. */
export function LayoutTools({ viewer }: { readonly viewer: DocumentViewerHandle }) {
  const text = useDocumentText();
  const { documents, state, dispatch } = viewer;
  const isPair = shownDocuments(viewer).length > 1;
  if (documents.length < 2) return null;
  return (
    <Row gap={0} className="bdk-end bdk-viewer-tools" role="group" aria-label={text('viewer.layout')}>
      {isPair && (
        <ToolButton
          name={text('viewer.lock')}
          paths={lock}
          isPressed={state.isZoomLinked}
          onPress={() => dispatch({ type: 'linkZoom', isZoomLinked: !state.isZoomLinked })}
        />
      )}
      <ToolButton
        name={text('viewer.single')}
        paths={single}
        isPressed={!isPair}
        onPress={() => isPair && dispatch({ type: 'single' })}
      />
      <ToolButton
        name={text('viewer.pair')}
        paths={pair}
        isPressed={isPair}
        onPress={() => dispatch({ type: 'pair', ids: documents.map(({ id }) => id) })}
      />
    </Row>
  );
}
