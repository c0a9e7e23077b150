import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { isComposing } from '../services/isComposing.ts';
import { useDocumentText } from './useDocumentText.ts';
import { usePanning } from './usePanning.ts';
import { useZoomAnchor } from './useZoomAnchor.ts';
import { type Size, scaleFor, rotatedSize, type View, type Zoom, zoomStep } from './Zoom.ts';

/** The callbacks that change the view of a document. */
export interface ViewControl {
  readonly view: View;
  readonly onZoomTo: (zoom: Zoom) => void;
  readonly onZoomBy: (factor: number) => void;
  readonly onRotate: (quarters: number) => void;
  /** Called with the visible page of a PDF. */
  readonly onPage: (page: number) => void;
  /** Called whenever the document is drawn at a different scale. */
  readonly onScale: (scale: number) => void;
}

/** The props of {@link Viewport}. */
export interface ViewportProps {
  /** The content. */
  readonly name: string;
  readonly control: ViewControl;
  /** The size that has to fit, before rotation: the picture, or the largest page. */
  readonly content: Size;
  /** Called for a click that is not a drag. */
  readonly onClick?: (() => void) | undefined;
  readonly onScroll?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: (scale: number) => ReactNode;
}

/** The window onto a document: scrolled by keys, wheel and fingers, dragged by the mouse, zoomed by keys and Ctrl-wheel. */
export function Viewport({ name, control, content, onClick, onScroll, ref, children }: ViewportProps) {
  const text = useDocumentText();
  const frame = useRef<HTMLDivElement>(null);
  const { view, onZoomBy, onScale } = control;
  const scale = scaleFor(view.zoom, { content: rotatedSize(content, view.rotation), view: useElementSize(frame) });
  const panning = usePanning(frame, { onClick });
  useZoomAnchor(frame, { scale, onZoomBy });
  useEffect(() => onScale(scale), [onScale, scale]);
  useEffect(() => takeOverFocus(frame.current), []);
  return (
    <div
      ref={(element) => {
        frame.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className="bdk-canvas"
      role="region"
      aria-label={text('view.canvas', { name })}
      tabIndex={0}
      data-clickable={onClick !== undefined || undefined}
      onKeyDown={(event) => zoomByKey(event, control)}
      onScroll={onScroll}
      {...panning}
    >
      {children(scale)}
    </div>
  );
}

/** While a document is loading, its pane holds the focus for it. */
function takeOverFocus(frame: HTMLElement | null): void {
  const pane = frame?.closest('[data-holds-focus]');
  if (pane && pane === document.activeElement) frame?.focus({ preventScroll: true });
}

function zoomByKey(event: KeyboardEvent, { onZoomBy, onZoomTo, onRotate }: ViewControl): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
  const handlers: Readonly<Record<string, () => void>> = {
    '+': () => onZoomBy(zoomStep),
    '=': () => onZoomBy(zoomStep),
    '-': () => onZoomBy(1 / zoomStep),
    '0': () => onZoomTo('fit'),
    '1': () => onZoomTo(1),
    w: () => onZoomTo('width'),
    r: () => onRotate(event.shiftKey ? -1 : 1),
  };
  const act = handlers[event.key.toLowerCase()];
  if (act === undefined) return;
  event.preventDefault();
  // The screen's own keys have other meanings.
  event.stopPropagation();
  act();
}

/** Returns the inner size of an element, without its scroll bars, as it changes. */
function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
