import type { ReactNode } from 'react';
import { PaneTools, type PaneToolsProps } from './PaneTools.tsx';

/** What {@link PaneState} shows. */
export interface PaneStateProps {
  readonly tools: PaneToolsProps;
  /** What is going to be here, while it is on its way. */
  readonly waitsFor?: string;
  readonly children: ReactNode;
}

/** Stands in the canvas' place, of its size, so that nothing moves when the document arrives. */
export function PaneState({ tools, waitsFor, children }: PaneStateProps) {
  const waiting = waitsFor === undefined ? {} : { role: 'group', 'aria-busy': true, 'aria-label': waitsFor };
  return (
    <>
      <PaneTools {...tools} />
      <div className="bdk-canvas bdk-canvas-state" {...waiting}>
        {children}
      </div>
    </>
  );
}
