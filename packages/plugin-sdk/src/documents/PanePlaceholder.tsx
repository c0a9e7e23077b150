import type { ReactNode } from 'react';
import { PaneTools, type PaneToolsProps } from './PaneTools.tsx';

/** The props of {@link PanePlaceholder}. */
export interface PanePlaceholderProps {
  readonly tools: PaneToolsProps;
  /** The document that is loading. */
  readonly loadingLabel?: string | undefined;
  readonly children: ReactNode;
}

/** Takes the canvas' place, with its size, so that nothing moves when the document arrives. */
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
