import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import { acceptOf, type FileRules } from './checkFile.ts';
import { LinkButton } from '../../kit/LinkButton.tsx';

/** The props of {@link FilePicker}. */
export interface FilePickerProps {
  readonly label: string;
  readonly rules: FileRules;
  /** The identifier of the button, for a field that focuses it. */
  readonly id?: string | undefined;
  /** The elements that describe the button, besides the rules. */
  readonly describedBy?: string | undefined;
  readonly onPick: (files: readonly File[]) => void;
}

/** An area to drop and paste files, with a button to choose them, and the rules for files. */
export function FilePicker({ label, rules, id, describedBy = '', onPick }: FilePickerProps) {
  const text = useFormText();
  const limitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef(0);
  const [isDragOver, setIsDragOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    onPick([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onPick(files.map((file) => withUniqueName(file, () => (pasted.current += 1))));
  };
  return (
    <div
      className="bdk-picker"
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p>
        {text('upload.drop')}{' '}
        <LinkButton
          id={id}
          aria-describedby={`${limitsId} ${describedBy}`.trim()}
          onClick={() => input.current?.click()}
        >
          {text('upload.choose')}
        </LinkButton>
      </p>
      <Text as="p" id={limitsId} tone="neutral" size="small">
        <FileLimits rules={rules} />
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={rules.maxCount > 1}
        accept={acceptOf(rules)}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The user can choose the same file again after removing it.
          target.value = '';
        }}
      />
    </div>
  );
}

/** Returns the line that describes which files are accepted. */
function FileLimits({ rules: { types, maxBytes, maxCount, pixels } }: { readonly rules: FileRules }) {
  const text = useFormText();
  const formats = useFormats();
  const limits = [
    text('upload.types', { types: types.join(', ').toUpperCase(), size: formats.bytes(maxBytes) }),
    ...(pixels ? [text('upload.pixels', { width: pixels.width, height: pixels.height })] : []),
    text('upload.count', { count: maxCount }),
  ];
  return <>{limits.join(text('upload.separator'))}</>;
}

/** Every pasted picture has the same name; a number distinguishes them. */
function withUniqueName(file: File, count: () => number): File {
  const ending = /^image\.(\w+)$/.exec(file.name)?.[1];
  return ending === undefined ? file : new File([file], `pasted_${count()}.${ending}`, { type: file.type });
}
