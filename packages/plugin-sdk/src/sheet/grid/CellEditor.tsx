import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The props of {@link CellEditor}. */
export interface CellEditorProps {
  readonly value: string;
  readonly column: number;
  readonly isReadOnly: boolean;
  readonly isEditing: boolean;
  readonly lang: string | undefined;
  /** The elements whose texts are its name: the headers of its column and row. */
  readonly labelledBy: string;
  readonly isInvalid: boolean;
  /** The element with its message, if it has one. */
  readonly describedBy: string | undefined;
  readonly onType: (value: string) => void;
}

/**
 * The active cell. It is a text field with everything selected, so that typing replaces the text: natively, which is the
 * only way that an input method can begin its composition with the first key.
 */
export function CellEditor(props: CellEditorProps) {
  const { value, column, isReadOnly, isEditing, lang, labelledBy, isInvalid, describedBy, onType } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!isEditing && document.activeElement === field.current) field.current?.select();
  }, [isEditing, value]);

  return (
    <textarea
      ref={field}
      className="bdk-inset bdk-sheet-editor"
      rows={1}
      value={value}
      lang={lang}
      readOnly={isReadOnly}
      spellCheck={isEditing}
      autoComplete="off"
      data-cell={column}
      data-editing={isEditing || undefined}
      aria-labelledby={labelledBy}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onFocus={(event: FocusEvent<HTMLTextAreaElement>) => {
        if (!isEditing) event.currentTarget.select();
      }}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onType(event.currentTarget.value)}
    />
  );
}
