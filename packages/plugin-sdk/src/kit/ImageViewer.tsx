import rotateClockwise from '@blueprintjs/icons/lib/esm/generated/16px/paths/rotate-cw.js';
import zoomIn from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-in.js';
import zoomOut from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-out.js';
import zoomToFit from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-to-fit.js';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useKitText } from '../hooks/useKitText.ts';
import { KitIcon } from './KitIcon.tsx';

/** How a picture is looked at: 1 fits the window, turns are quarters to the right. */
interface View {
  readonly zoom: number;
  readonly turns: number;
}

const fitted: View = { zoom: 1, turns: 0 };
const mostZoom = 8;

/** Shows one picture large, to be zoomed, turned and scrolled. */
export function ImageViewer({
  url,
  name,
  width,
  height,
}: {
  readonly url: string;
  /** What the picture shows. */
  readonly name: string;
  /** Pixels of the picture itself. */
  readonly width: number;
  readonly height: number;
}) {
  const text = useKitText();
  const [view, setView] = useState(fitted);
  const isSideways = view.turns % 2 === 1;
  const zoomTo = (zoom: number) => setView({ ...view, zoom: Math.min(mostZoom, Math.max(1, zoom)) });
  const tools = [
    { name: text('viewer.zoomIn'), paths: zoomIn, isOff: view.zoom >= mostZoom, use: () => zoomTo(view.zoom * 1.5) },
    { name: text('viewer.zoomOut'), paths: zoomOut, isOff: view.zoom <= 1, use: () => zoomTo(view.zoom / 1.5) },
    {
      name: text('viewer.rotate'),
      paths: rotateClockwise,
      isOff: false,
      use: () => setView({ ...view, turns: (view.turns + 1) % 4 }),
    },
    { name: text('viewer.fit'), paths: zoomToFit, isOff: false, use: () => setView({ ...view, zoom: 1 }) },
  ];
  // The frame has the shape of the picture as it is turned, so that scrolling reaches every corner of it.
  const shape = {
    '--bdk-ratio': isSideways ? `${height} / ${width}` : `${width} / ${height}`,
    '--bdk-own-ratio': `${width} / ${height}`,
    '--bdk-zoom': view.zoom,
    '--bdk-turn': `${view.turns * 90}deg`,
    '--bdk-across': isSideways ? width / height : 1,
  } as CSSProperties;
  return (
    <div className="bdk-viewer" role="group" aria-label={text('viewer.label', { name })}>
      <div className="bdk-viewer-tools">
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className="bdk-bare-button"
            aria-label={tool.name}
            title={tool.name}
            aria-disabled={tool.isOff}
            onClick={() => !tool.isOff && tool.use()}
          >
            <KitIcon paths={tool.paths} />
          </button>
        ))}
        <output className="bdk-viewer-zoom">{text('viewer.zoom', { percent: Math.round(view.zoom * 100) })}</output>
      </div>
      {/* Scrolled with the arrow keys once it has the focus. */}
      <div className="bdk-viewer-window" role="region" aria-label={name} tabIndex={0}>
        <div className="bdk-viewer-frame" style={shape}>
          <img className="bdk-viewer-picture" src={url} alt={name} />
        </div>
      </div>
    </div>
  );
}
