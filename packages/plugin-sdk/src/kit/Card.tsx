import { Stack, type StackProps } from './Stack.tsx';

/**
 * A surface that stands out from the page, around things that belong together. Blueprint's card is always a `div`; this one
 * is the section, list or article that its content is.
 */
export function Card({ className, ...stack }: StackProps) {
  return <Stack {...stack} className={`bdk-card ${className ?? ''}`.trimEnd()} />;
}
