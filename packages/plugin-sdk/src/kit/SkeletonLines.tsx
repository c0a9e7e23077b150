import { blueprintClasses } from './blueprintClasses.ts';

/** Placeholders for lines of content that is loading. */
export function SkeletonLines({
  count,
  className = '',
}: {
  readonly count: number;
  readonly className?: string | undefined;
}) {
  return Array.from({ length: count }, (_, line) => line).map((line) => (
    <div key={line} className={`${blueprintClasses.skeleton} bdk-skeleton-line ${className}`} />
  ));
}
