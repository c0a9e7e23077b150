import { Button, Stack } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { useText } from './useText.ts';
import { VersionComparison, type VersionComparisonProps } from './VersionComparison.tsx';

/** What a publication changed, loaded once the user asks for it. */
export function PublishedChanges(versions: VersionComparisonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={8} align="start">
      <Button variant="minimal" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text('versionChange.show', { version: versions.after })}
      </Button>
      {isOpen && <VersionComparison {...versions} />}
    </Stack>
  );
}
