import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormText } from '../../useFormText.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { type FieldProps, useField } from '../useField.ts';
import { RecordNames } from './RecordNames.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import type { RecordOption, RecordSource } from './RecordSource.ts';
import { useChosenRecords } from './useChosenRecords.ts';
import { useSearchWords } from './useSearchWords.ts';

/** A {@link FieldProps} for the identifier of a record. */
export interface RecordFieldProps<Values extends object> extends FieldProps<Values> {
  /** The records to choose from, such as `traderRecords()`. */
  readonly source: RecordSource;
  /** Records whose names the screen has already; the names of others are loaded. */
  readonly known?: readonly RecordOption[] | undefined;
  /** Called after a choice by the user. */
  readonly onUserSelect?: ((option: RecordOption) => void) | undefined;
}

/**
 * A field for one record of many, found by typing. The value is the identifier, or an empty text. The server searches, so
 * the list can be of any length; a failed search changes nothing.
 *
 * @example
 * <RecordField form={form} name="userID" label={text('client')} source={traders} isRequired />
 */
export function RecordField<Values extends object>(props: RecordFieldProps<Values>) {
  const { label, isRequired, source, known = [], onUserSelect } = props;
  const text = useFormText();
  const [words, setWords] = useSearchWords(props.form);
  const [picked, setPicked] = useState<readonly RecordOption[]>([]);
  const unchosen = (words ?? '').trim() !== '';
  const id = idOf(useWatch({ control: props.form.methods.control, name: props.name }));
  const options = [...picked, ...known];
  const [chosen] = useChosenRecords(source, { ids: id === '' ? [] : [id], known: options });
  const isGone = chosen?.state === 'gone';
  const hint = isGone ? text('record.gone', { name: chosen.label }) : props.hint;
  const field = useField(
    { ...props, hint },
    {
      show: (value) => <RecordNames source={source} ids={idOf(value) === '' ? [] : [idOf(value)]} known={options} />,
      findProblem: () => (unchosen ? text('record.choose') : undefined),
    },
  );

  function choose(option: RecordOption) {
    setPicked([option]);
    field.change(option.id);
    onUserSelect?.(option);
  }
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <RecordPicker
        field={field}
        label={label}
        source={source}
        chosenIds={id === '' ? [] : [id]}
        shownText={chosen?.state === 'loading' ? '' : describe(chosen)}
        words={words}
        onWords={(next) => {
          setWords(next);
          // An emptied field has no record.
          if (next?.trim() === '') field.change('');
        }}
        onChoose={choose}
      />
    </FieldFrame>
  );
}

function idOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function describe(option: RecordOption | undefined): string {
  if (option === undefined) return '';
  return option.description === undefined || option.description === ''
    ? option.label
    : `${option.label} · ${option.description}`;
}
