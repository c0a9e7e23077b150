import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { usePreference } from '../hooks/usePreference.ts';

/** The props of {@link SplitPanes}. */
export interface SplitPanesProps {
  /** The label of the handle between them, as in `Width of the answers`. */
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Names the split within the plugin; the position of the handle is stored. */
  readonly storageKey: string;
  /** Initial width of the start pane in percent; half by default. */
  readonly initial?: number | undefined;
}

const minPercent = 20;
const maxPercent = 80;
const keyStep = 2;

/**
 * Shows two panes side by side with a handle between them, moved by mouse, touch and arrow keys; a double click or
 * Enter resets it. In a narrow space the panes are below each other.
 *
 * @example
 * <SplitPanes label={text('detail.split')} storageKey="application" start={<Answers />} end={<Papers />} />
 */
export function SplitPanes({ label, start, end, storageKey, initial = 50 }: SplitPanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [stored, store] = usePreference(`split.${storageKey}`, initial);
  // During a drag, the position is not stored yet.
  const [dragged, setDragged] = useState<number>();
  const percent = clampPercent(dragged ?? stored);
  function moveByPointer(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || frame.current === null) return;
    const { left, width } = frame.current.getBoundingClientRect();
    if (width > 0) setDragged(clampPercent(((event.clientX - left) / width) * 100));
  }
  function drop() {
    if (dragged !== undefined) store(dragged);
    setDragged(undefined);
  }
  function moveByKey(event: KeyboardEvent) {
    const to = {
      ArrowLeft: percent - keyStep,
      ArrowRight: percent + keyStep,
      Home: minPercent,
      End: maxPercent,
      Enter: initial,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    store(clampPercent(to));
  }
  return (
    <div className="bdk-layout-stack bdk-viewer-part bdk-split">
      <div
        ref={frame}
        className="bdk-viewer-part bdk-split-panes"
        style={{ '--bdk-split': `${percent}%` } as CSSProperties}
      >
        <div className="bdk-layout-stack bdk-split-pane">{start}</div>
        <div
          className="bdk-split-handle"
          role="separator"
          aria-orientation="vertical"
          aria-label={label}
          aria-valuemin={minPercent}
          aria-valuemax={maxPercent}
          aria-valuenow={Math.round(percent)}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={moveByPointer}
          onLostPointerCapture={drop}
          onDoubleClick={() => store(initial)}
          onKeyDown={moveByKey}
        />
        <div className="bdk-layout-stack bdk-split-pane">{end}</div>
      </div>
    </div>
  );
}

function clampPercent(percent: number): number {
  return Math.min(maxPercent, Math.max(minPercent, Math.round(percent * 10) / 10));
}
