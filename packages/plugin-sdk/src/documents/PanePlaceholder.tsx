import type { ReactNode } from 'react';
import { PaneTools, type PaneToolsProps } from './PaneTools.tsx';

/** The props of {@link PanePlaceholder}. */
export interface PanePlaceholderProps {
  readonly tools: PaneToolsProps;
  /** What is going to be here, while it is on its way. */
  readonly loadingLabel?: string;
  readonly children: ReactNode;
}

/** Stands in the canvas' place, of its size, so that nothing moves when the document arrives. */
export function PanePlaceholder({ tools, loadingLabel, children }: PanePlaceholderProps) {
  const loadingProps =
    loadingLabel === undefined ? {} : { role: 'group', 'aria-busy': true, 'aria-label': loadingLabel };
  return (
    <>
      <PaneTools {...tools} />
      <div className="bdk-canvas bdk-canvas-state" {...loadingProps}>
        {children}
      </div>
    </>
  );
}
