import fitWidth from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrows-horizontal.js';
import rotateBack from '@blueprintjs/icons/lib/esm/generated/16px/paths/rotate-ccw.js';
import rotate from '@blueprintjs/icons/lib/esm/generated/16px/paths/rotate-cw.js';
import zoomIn from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-in.js';
import zoomOut from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-out.js';
import zoomToFit from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-to-fit.js';
import { Button } from '../kit/Button.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useDocumentText } from './useDocumentText.ts';
import type { ViewControl } from './Viewport.tsx';
import { clampScale, zoomStep } from './Zoom.ts';

/** The props of {@link ViewTools}. */
export interface ViewToolsProps {
  readonly control: ViewControl;
  /** The scale at which the document is drawn; undefined before. */
  readonly scale: number | undefined;
}

/** Zoom and rotation as buttons, with the scale; the scale's own button shows the actual size. */
export function ViewTools({ control, scale = 1 }: ViewToolsProps) {
  const text = useDocumentText();
  const { view, onZoomBy, onZoomTo, onRotate } = control;
  const percent = text('view.zoom', { percent: Math.round(scale * 100) });
  return (
    <>
      <ToolButton
        name={text('view.zoomOut')}
        shortcut="−"
        paths={zoomOut}
        isDisabled={clampScale(scale / zoomStep) === scale}
        onPress={() => onZoomBy(1 / zoomStep)}
      />
      <Button variant="minimal" title={`${text('view.actual')} (1)`} onClick={() => onZoomTo(1)}>
        <span className="bdk-hidden">{text('view.actual')}: </span>
        <output>{percent}</output>
      </Button>
      <ToolButton
        name={text('view.zoomIn')}
        shortcut="+"
        paths={zoomIn}
        isDisabled={clampScale(scale * zoomStep) === scale}
        onPress={() => onZoomBy(zoomStep)}
      />
      <ToolButton
        name={text('view.fit')}
        shortcut="0"
        paths={zoomToFit}
        isPressed={view.zoom === 'fit' || view.zoom === 'auto'}
        onPress={() => onZoomTo('fit')}
      />
      <ToolButton
        name={text('view.width')}
        shortcut="W"
        paths={fitWidth}
        isPressed={view.zoom === 'width'}
        onPress={() => onZoomTo('width')}
      />
      <ToolButton name={text('view.rotateBack')} shortcut="⇧R" paths={rotateBack} onPress={() => onRotate(-1)} />
      <ToolButton name={text('view.rotate')} shortcut="R" paths={rotate} onPress={() => onRotate(1)} />
    </>
  );
}
