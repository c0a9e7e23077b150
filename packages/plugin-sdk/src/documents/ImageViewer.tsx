import { useState } from 'react';
import { EmptyState } from '../kit/EmptyState.tsx';
import { PicturePane } from './PicturePane.tsx';
import { ImagePopup } from './popup/ImagePopup.tsx';
import { useDocumentText } from './useDocumentText.ts';
import { useLocalView } from './useLocalView.ts';

/** The props of {@link ImageViewer}. */
export interface ImageViewerProps {
  readonly url: string;
  /** The content of the picture. */
  readonly name: string;
  /** Size of the original picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Shows one picture that the user can zoom, rotate and move by mouse and keys; a click shows it over the full width of
 * the window. For several documents, or PDFs, use the {@link DocumentViewer}.
 *
 * @example
 * <ImageViewer url={url} name="Logo" width={270} height={60} />
 */
export function ImageViewer({ url, name, width, height }: ImageViewerProps) {
  const text = useDocumentText();
  const { control, scale } = useLocalView();
  const [isLarge, setLarge] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  if (isUnreadable) return <EmptyState title={text('view.unreadable', { name })} />;
  return (
    <div className="bdk-layout-stack bdk-gap-4 bdk-viewer-part">
      <PicturePane
        {...{ url, name, control, scale }}
        size={{ width, height }}
        tools={{ name, onEnlarge: () => setLarge(true) }}
        onUnreadable={() => setUnreadable(true)}
      />
      {isLarge && <ImagePopup {...{ url, name, width, height }} onClose={() => setLarge(false)} />}
    </div>
  );
}
