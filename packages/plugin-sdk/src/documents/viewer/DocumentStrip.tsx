import paper from '@blueprintjs/icons/lib/esm/generated/16px/paths/document.js';
import picture from '@blueprintjs/icons/lib/esm/generated/16px/paths/media.js';
import video from '@blueprintjs/icons/lib/esm/generated/16px/paths/video.js';
import { useEffect, useRef } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { Text } from '../../kit/Text.tsx';
import { type ViewerDocument, documentKindOf } from '../ViewerDocument.ts';
import { useDocumentFile } from '../useDocumentFile.ts';
import { useDocumentText } from '../useDocumentText.ts';

const icons = { picture, pdf: paper, video, other: paper } as const;

/** The props of {@link DocumentStrip}. */
export interface DocumentStripProps {
  readonly documents: readonly ViewerDocument[];
  readonly shown: readonly ViewerDocument[];
  readonly onShow: (id: string) => void;
  readonly label: string;
}

/** All documents as thumbnails, to choose from. */
export function DocumentStrip({ documents, shown, onShow, label }: DocumentStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const shownId = shown[0]?.id;
  useEffect(() => {
    if (list.current !== null && shownId !== undefined) scrollIntoStrip(list.current);
  }, [shownId]);
  return (
    <ul ref={list} className="bdk-layout-row bdk-align-stretch bdk-scroll bdk-inset" aria-label={label}>
      {documents.map((document) => (
        <li key={document.id}>
          <StripButton document={document} isShown={shown.includes(document)} onShow={() => onShow(document.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Only the row scrolls, not the page around it. */
function scrollIntoStrip(list: HTMLUListElement): void {
  const item = list.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (item === undefined) return;
  const { left, right } = list.getBoundingClientRect();
  if (item.left < left) list.scrollLeft += item.left - left;
  else if (item.right > right) list.scrollLeft += item.right - right;
}

function StripButton({
  document,
  isShown,
  onShow,
}: {
  readonly document: ViewerDocument;
  readonly isShown: boolean;
  readonly onShow: () => void;
}) {
  const text = useDocumentText();
  const kind = documentKindOf(document.contentType);
  // Thumbnails use bytes that are already loaded: nothing is fetched for them.
  const { url } = useDocumentFile(document, { isPassive: true });
  return (
    <button
      type="button"
      className="bdk-card bdk-item bdk-strip-button"
      aria-pressed={isShown}
      aria-label={text('viewer.show', { name: document.name })}
      // The style sheet names the kind of a PDF.
      data-kind={kind}
      onClick={onShow}
    >
      <span className="bdk-strip-frame">
        {kind === 'picture' && url !== undefined ? (
          <img className="bdk-strip-picture" src={url} alt="" decoding="async" />
        ) : (
          <Icon paths={icons[kind]} />
        )}
      </span>
      <Text size="small">{document.name}</Text>
    </button>
  );
}
