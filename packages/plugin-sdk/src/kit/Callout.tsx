import type { TagTone } from './Tag.tsx';
import { Stack, type StackProps } from './Stack.tsx';
import { Text } from './Text.tsx';

/** Props of {@link Callout}: those of a {@link Stack}, its tone and its title. */
export interface CalloutProps extends Omit<StackProps, 'title'> {
  readonly tone: TagTone;
  /** What it says in a few words. A callout that is a section gets a heading among its children instead. */
  readonly title?: string | undefined;
}

/** A message inside a page or form that must not be missed, on the colour of its tone. */
export function Callout({ tone, title, className, children, ...stack }: CalloutProps) {
  return (
    <Stack gap={4} {...stack} className={`bdk-callout ${className ?? ''}`} data-tone={tone}>
      {title !== undefined && (
        <Text as="p" tone={tone} bold>
          {title}
        </Text>
      )}
      {children}
    </Stack>
  );
}
