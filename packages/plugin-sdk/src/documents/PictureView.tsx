import { useState } from 'react';
import { type ViewControl, Viewport } from './Viewport.tsx';
import { type Size, rotatedSize } from './Zoom.ts';

/** The props of {@link PictureView}. */
export interface PictureViewProps {
  readonly url: string;
  readonly name: string;
  /** Pixels of the picture, if known before it is loaded. */
  readonly size?: Size | undefined;
  readonly control: ViewControl;
  readonly onClick?: (() => void) | undefined;
  /** Called if the bytes are not a picture. */
  readonly onUnreadable: () => void;
}

/** A picture in a window, zoomed and rotated. */
export function PictureView({ url, name, size, control, onClick, onUnreadable }: PictureViewProps) {
  const [own, setOwn] = useState<Size>();
  const content = own ?? size ?? { width: 0, height: 0 };
  return (
    <Viewport name={name} control={control} content={content} onClick={onClick}>
      {(scale) => {
        const [width, height] = [content.width * scale, content.height * scale];
        const box = rotatedSize({ width, height }, control.view.rotation);
        return (
          <div className="bdk-canvas-sheet" style={{ inlineSize: box.width, blockSize: box.height }}>
            <img
              className="bdk-picture"
              src={url}
              alt={name}
              // Large pictures are decoded in parallel with other work of the page.
              decoding="async"
              draggable={false}
              style={{ inlineSize: width, blockSize: height, rotate: `${control.view.rotation * 90}deg` }}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalWidth > 0) setOwn({ width: naturalWidth, height: naturalHeight });
              }}
              onError={onUnreadable}
            />
          </div>
        );
      }}
    </Viewport>
  );
}
