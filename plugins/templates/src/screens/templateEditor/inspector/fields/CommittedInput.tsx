import { InputGroup } from '@brokerdesk/plugin-sdk';
import { FieldFrame, isComposing } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { type PlainFieldProps, usePlainField } from './usePlainField.ts';

/** Props of {@link CommittedInput}. */
export interface CommittedInputProps extends PlainFieldProps {
  readonly value: string;
  /** What the value belongs to, such as the identifier of the question: typed text of another one is discarded. */
  readonly subject: string;
  /** Returns what is wrong with a text, and what is valid; undefined if it can be stored. */
  readonly findProblem: (text: string) => string | undefined;
  readonly onCommit: (value: string) => void;
  /** A valid text is stored while the user types; by default on Enter, and on leaving the field. */
  readonly isLive?: boolean;
  readonly isReadOnly?: boolean;
  /** Only assistive technology reads the label. */
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
}

/**
 * A value that not every text is, such as an identifier or a number. What is not valid stays in the field with the
 * reason, and the template keeps the value from before; Escape restores it.
 */
export function CommittedInput(props: CommittedInputProps) {
  const { path, label, hint, isRequired, value, subject, findProblem, onCommit, isLive = false } = props;
  const [typed, setTyped] = useState<{ readonly subject: string; readonly text: string }>();
  const text = typed?.subject === subject ? typed.text : undefined;
  const problem = text === undefined || text === value ? undefined : findProblem(text);
  const field = usePlainField(props, { value, problem });

  function commit() {
    if (text === undefined || problem !== undefined) return;
    setTyped(undefined);
    if (text !== value) onCommit(text);
  }
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired} isLabelHidden={props.isLabelHidden}>
      <InputGroup
        id={field.id}
        data-field={path}
        fill
        readOnly={props.isReadOnly}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        autoComplete="off"
        spellCheck={false}
        value={text ?? value}
        onChange={({ target }) => {
          setTyped({ subject, text: target.value });
          if (isLive && target.value !== value && findProblem(target.value) === undefined) onCommit(target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') commit();
          else if (event.key === 'Escape' && text !== undefined) setTyped(undefined);
          else return;
          event.stopPropagation();
        }}
        {...field.ariaProps}
      />
    </FieldFrame>
  );
}
