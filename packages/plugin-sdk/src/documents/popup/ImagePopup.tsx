import { PictureView } from '../PictureView.tsx';
import { PaneTools } from '../PaneTools.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { ViewTools } from '../ViewTools.tsx';
import { PopupFrame } from './PopupFrame.tsx';
import { useState } from 'react';
import type { ViewControl } from '../Viewport.tsx';
import { clampScale, initialView, rotateView, type View } from '../Zoom.ts';

/** The view of a document that is shown on its own. */
interface LocalView {
  readonly control: ViewControl;
  /** The scale at which it is drawn; undefined before. */
  readonly scale: number | undefined;
}

/** The props of {@link ImagePopup}. */
export interface ImagePopupProps {
  readonly url: string;
  /** The content of the picture. */
  readonly name: string;
  /** Size of the original picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Called by Escape and the close button; the popup is open for as long as it is rendered. */
  readonly onClose: () => void;
}

/**
 * Shows one picture over the full width of the window, which the user can zoom, rotate and move, also by keys. When it
 * closes, the focus returns to its previous place.
 *
 * @example
 * {isOpen && <ImagePopup url={url} name={name} width={800} height={600} onClose={() => setOpenPanel(false)} />}
 */
export function ImagePopup({ url, name, width, height, onClose }: ImagePopupProps) {
  const text = useDocumentText();
  const { control, scale } = useLocalView();
  return (
    <PopupFrame label={text('view.picture', { name })} onClose={onClose}>
      <div className="bdk-layout-stack bdk-gap-4 bdk-viewer-part">
        <h2 className="bdk-popup-bar">{name}</h2>
        <PaneTools name={name}>
          <ViewTools control={control} scale={scale} />
        </PaneTools>
        <PictureView url={url} name={name} size={{ width, height }} control={control} onUnreadable={onClose} />
      </div>
    </PopupFrame>
  );
}

/** Stores the view of one document. */
function useLocalView(initial: View = initialView): LocalView {
  const [view, setView] = useState(initial);
  const [scale, setScale] = useState<number>();
  const control = {
    view,
    onScale: setScale,
    onZoomTo: (zoom: View['zoom']) => setView((before) => ({ ...before, zoom })),
    onZoomBy: (factor: number) => setView((before) => ({ ...before, zoom: clampScale((scale ?? 1) * factor) })),
    onRotate: (quarters: number) => setView((before) => rotateView(before, quarters)),
    onPage: (page: number) => setView((before) => ({ ...before, page })),
  };
  return { control, scale };
}
