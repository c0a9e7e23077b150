import { useState } from 'react';
import { FieldGroup, FieldMessages } from '../fields/FieldFrame.tsx';
import { type FieldProps, useField } from '../fields/useField.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { FilePicker } from '../upload/FilePicker.tsx';
import { FileRows } from './FileRows.tsx';
import { addFiles, type ExistingFile, type FilesValue, readFilesValue } from '../../kit/FilesValue.ts';
import { inspectFile } from './inspectFile.ts';
import { useFilesCheck } from './useFilesCheck.ts';
import { useFilesText } from './useFilesText.ts';

/** A {@link FieldProps} for files. */
export interface FilesFieldProps<Values extends object> extends FieldProps<Values> {
  /** The rules for files, shown before the user chooses any: those of the contract with the broker's limits. */
  readonly rules: FileRules;
  /** The files that the record has. */
  readonly existing?: readonly ExistingFile[] | undefined;
}

const noFiles: readonly ExistingFile[] = [];

/**
 * A field for files that are sent together with the form. The user chooses, drops or pastes them, and removes or keeps
 * those of the record; its value is a {@link FilesValue}, at first `unchangedFiles`. Each file that cannot be uploaded
 * says why, and the form waits until it is removed.
 *
 * @example
 * <FilesField form={form} name="filesEN" label={text('attachments')} rules={rules} existing={record.attachFileEN} />
 */
export function FilesField<Values extends object>(props: FilesFieldProps<Values>) {
  const { form, name, label, hint, rules, existing = noFiles, isRequired = false } = props;
  const text = useFilesText();
  const check = useFilesCheck({ rules, existing, isRequired });
  const field = useField(props, {
    show: (value) =>
      readFilesValue(value)
        .added.map((file) => file.name)
        .join(text('separator')) || undefined,
    findProblem: check,
    namePart: (value, part) => readFilesValue(value).added[Number(part)]?.name,
  });
  const [announcement, setAnnouncement] = useState('');
  const value = readFilesValue(field.value);

  async function add(files: readonly File[]) {
    // A larger file is rejected by its size, and is not read into memory.
    await Promise.all(files.filter(({ size }) => size <= rules.maxBytes).map(inspectFile));
    field.change(addFiles(readFilesValue(form.methods.getValues(name)), files));
    setAnnouncement(text('announce.added', { names: files.map((file) => file.name).join(text('separator')) }));
  }
  function change(next: FilesValue, spoken: string) {
    field.change(next);
    setAnnouncement(spoken);
    // The button that was pressed is gone.
    document.getElementById(field.id)?.focus();
  }
  return (
    <FieldGroup label={label} isRequired={isRequired}>
      <FilePicker
        id={field.id}
        describedBy={field.ariaProps['aria-describedby']}
        {...{ label, rules }}
        onPick={(files) => void add(files)}
      />
      <FileRows {...{ label, value, existing, rules }} onChange={change} />
      <p role="status" className="bdk-hidden">
        {announcement}
      </p>
      <FieldMessages field={field} hint={hint} />
    </FieldGroup>
  );
}
