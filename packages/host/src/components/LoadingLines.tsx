import { SkeletonLines } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';

/** The props of {@link LoadingLines}. */
export interface LoadingLinesProps {
  /** Shown after 5 s: what is loading. */
  readonly slowText?: string;
  readonly className?: string;
  /** The heading of the page, for assistive technology. */
  readonly children?: ReactNode;
}

/** Replaces content that is loading: empty at first, lines after 150 ms, a text after 5 s (in the style sheet). */
export function LoadingLines({ slowText, className = '', children }: LoadingLinesProps) {
  const text = useHostText();
  return (
    <div className={`bdk-late ${className}`} role="status">
      {children}
      <span className="bdk-hidden">{text('plugin.loading')}</span>
      <SkeletonLines count={3} />
      <p className="bd-waiting-words">{slowText}</p>
    </div>
  );
}
