import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import type { ReactNode } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
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
  readonly onOpen?: (() => void) | undefined;
  /** Without it the file cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  readonly onKeep?: (() => void) | undefined;
}

/** A file of a form, with its state and actions. */
export function FileRow({ name, size, state, problem, onOpen, onRemove, onKeep }: FileRowProps) {
  const text = useFilesText();
  const formats = useFormats();
  return (
    <li className="bdk-upload" data-state={state}>
      <div className="bdk-upload-file">
        <FileName name={name} onOpen={onOpen} />
        <span className="bdk-upload-size">{formats.bytes(size)}</span>
      </div>
      <p className="bdk-upload-state">{text(`state.${state}`)}</p>
      {problem !== undefined && <p className="bdk-field-error">{problem}</p>}
      <div className="bdk-upload-actions">
        {state === 'removed'
          ? onKeep && (
              <Button size="small" aria-label={text('keepOf', { name })} onClick={onKeep}>
                {text('keep')}
              </Button>
            )
          : onRemove && (
              <Button
                variant="minimal"
                size="small"
                icon={<Icon paths={cross} />}
                aria-label={text('remove', { name })}
                title={text('remove', { name })}
                onClick={onRemove}
              />
            )}
      </div>
    </li>
  );
}

function FileName({ name, onOpen }: Pick<FileRowProps, 'name' | 'onOpen'>): ReactNode {
  const text = useFilesText();
  if (!onOpen) {
    return (
      <span className="bdk-upload-name" title={name}>
        {name}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="bdk-link-button bdk-upload-name"
      aria-label={text('open', { name })}
      title={name}
      onClick={onOpen}
    >
      {name}
    </button>
  );
}
