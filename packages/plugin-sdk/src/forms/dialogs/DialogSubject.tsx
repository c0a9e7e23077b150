import type { ReactNode } from 'react';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';

/** The subject of an action and its consequence, at the start of a dialog. */
export function DialogSubject({
  subject,
  consequence,
}: {
  readonly subject: ReactNode;
  readonly consequence?: string | undefined;
}) {
  return (
    <Stack gap={8}>
      <Text bold>{subject}</Text>
      {consequence !== undefined && <p>{consequence}</p>}
    </Stack>
  );
}
