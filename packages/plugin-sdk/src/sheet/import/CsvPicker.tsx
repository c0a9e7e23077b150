import { type DragEvent, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import { csvFileTypes } from '../csv/readCsv.ts';
import { useSheetText } from '../useSheetText.ts';

/** The props of {@link CsvPicker}. */
export interface CsvPickerProps {
  readonly label: string;
  /** The titles that the file must have. */
  readonly titles: readonly string[];
  readonly onPick: (file: File) => void;
}

/** An area to drop a csv file, with a button to choose one, and the columns that it needs. */
export function CsvPicker({ label, titles, onPick }: CsvPickerProps) {
  const text = useSheetText();
  const input = useRef<HTMLInputElement>(null);
  function pick(files: FileList | null) {
    const file = files?.[0];
    if (file) onPick(file);
  }
  return (
    <div
      className="bdk-picker"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        pick(event.dataTransfer.files);
      }}
    >
      <p>{text('import.drop')}</p>
      <Button onClick={() => input.current?.click()}>{text('import.choose')}</Button>
      <p>{text('import.needs', { titles: titles.join(text('import.separator')) })}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={csvFileTypes}
        onChange={({ target }) => {
          pick(target.files);
          // The user can choose the same file again after correcting it.
          target.value = '';
        }}
      />
    </div>
  );
}
