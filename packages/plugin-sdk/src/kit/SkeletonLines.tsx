import { blueprintClasses } from './blueprintClasses.ts';

/** Placeholders for lines of content that is loading; `className` gives their height and distance. */
export function SkeletonLines({ count, className }: { readonly count: number; readonly className: string }) {
  return Array.from({ length: count }, (_, line) => line).map((line) => (
    <div key={line} className={`${blueprintClasses.skeleton} ${className}`} />
  ));
}
