import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import type { TagTone } from '../../kit/Tag.tsx';
import { Text } from '../../kit/Text.tsx';
import { useFilesText } from './useFilesText.ts';

/** The state of a file in a form. */
export type FileState = 'existing' | 'removed' | 'added' | 'rejected' | 'missing';

/** The props of {@link FileRow}. */
export interface FileRowProps {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: FileState;
  /** Why it cannot be uploaded. */
  readonly problem?: string | undefined;
  readonly onRemove: () => void;
  readonly onKeep?: (() => void) | undefined;
}

const tones: Readonly<Record<FileState, TagTone>> = {
  existing: 'neutral',
  removed: 'neutral',
  added: 'neutral',
  rejected: 'failed',
  missing: 'waiting',
};

/** A file of a form, with its state and actions. */
export function FileRow({ name, size, state, problem, onRemove, onKeep }: FileRowProps) {
  const text = useFilesText();
  const formats = useFormats();
  return (
    <Stack as="li" gap={4} className="bdk-line" data-state={state}>
      <Row gap={12}>
        <Text cut title={name}>
          {state === 'removed' ? <del>{name}</del> : name}
        </Text>
        <Text tone="neutral" size="small">
          {formats.bytes(size)}
        </Text>
        <Text as="p" tone={tones[state]} size="small" className="bdk-end">
          {text(`state.${state}`)}
        </Text>
        {state === 'removed' && onKeep ? (
          <Button size="small" aria-label={text('keepOf', { name })} onClick={onKeep}>
            {text('keep')}
          </Button>
        ) : (
          <IconButton label={text('remove', { name })} paths={cross} onClick={onRemove} />
        )}
      </Row>
      {problem !== undefined && (
        <Text as="p" tone="failed" size="small" className="bdk-field-error">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
