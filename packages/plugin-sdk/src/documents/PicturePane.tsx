import { PaneTools, type PaneToolsProps } from './PaneTools.tsx';
import { PictureView } from './PictureView.tsx';
import { useDocumentText } from './useDocumentText.ts';
import type { ViewControl } from './Viewport.tsx';
import { ViewTools } from './ViewTools.tsx';
import type { Size } from './Zoom.ts';

/** The props of {@link PicturePane}. */
export interface PicturePaneProps {
  readonly name: string;
  readonly url: string;
  readonly size: Size | undefined;
  readonly control: ViewControl;
  readonly scale: number | undefined;
  readonly tools: PaneToolsProps;
  readonly onUnreadable: () => void;
}

/** A picture with its tools; a click on it shows it over the full width. */
export function PicturePane({ name, url, size, control, scale, tools, onUnreadable }: PicturePaneProps) {
  const text = useDocumentText();
  return (
    <div
      className="bdk-layout-stack bdk-gap-4 bdk-viewer-part"
      role="group"
      aria-label={text('view.picture', { name })}
    >
      <PaneTools {...tools}>
        <ViewTools control={control} scale={scale} />
      </PaneTools>
      <PictureView {...{ name, url, size, control, onUnreadable }} onClick={tools.onEnlarge} />
    </div>
  );
}
