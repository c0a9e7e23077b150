import { type PointerEvent, type RefObject, useRef } from 'react';

/** A press that moves less than this is a click. */
const dragThresholdPx = 4;

/** The handlers with which a mouse drags the content of a window. */
export interface Panning {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Lets a mouse drag the content of a scrolled window; touch and keys scroll it natively. Text stays selectable: a press
 * on it does not start a drag.
 */
export function usePanning(
  viewport: RefObject<HTMLElement | null>,
  { onClick }: { readonly onClick?: (() => void) | undefined },
): Panning {
  const start = useRef<{ x: number; y: number; left: number; top: number; isDrag: boolean }>(undefined);
  return {
    onPointerDown(event) {
      const { current } = viewport;
      if (current === null || event.pointerType !== 'mouse' || event.button !== 0 || isText(event.target)) return;
      // A press on a scroll bar belongs to the browser.
      const { left, top } = current.getBoundingClientRect();
      if (event.clientX - left > current.clientWidth || event.clientY - top > current.clientHeight) return;
      start.current = {
        x: event.clientX,
        y: event.clientY,
        left: current.scrollLeft,
        top: current.scrollTop,
        isDrag: false,
      };
    },
    onPointerMove(event) {
      const { current } = viewport;
      const from = start.current;
      if (current === null || from === undefined) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isDrag && Math.hypot(right, down) < dragThresholdPx) return;
      if (!from.isDrag) {
        from.isDrag = true;
        current.setPointerCapture(event.pointerId);
        current.dataset['panning'] = '';
      }
      current.scrollLeft = from.left - right;
      current.scrollTop = from.top - down;
    },
    onPointerUp() {
      if (start.current?.isDrag === false) onClick?.();
      end();
    },
    onPointerCancel: end,
  };

  function end() {
    start.current = undefined;
    delete viewport.current?.dataset['panning'];
  }
}

function isText(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.bdk-pdf-text span') !== null;
}
