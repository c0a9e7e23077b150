import type { ReactNode } from 'react';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

/** Explains why there is no content, and what the user can do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Stack align="center" gap={12} className="bdk-state">
      <h2>{title}</h2>
      {children !== undefined && (
        <Text as="p" tone="neutral" className="bdk-state-text">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
