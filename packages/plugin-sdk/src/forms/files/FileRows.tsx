import type { FileRules } from '../upload/checkFile.ts';
import { FileRow } from './FileRow.tsx';
import { type ExistingFile, type FilesValue, withMissing } from '../../kit/FilesValue.ts';
import { findFileProblems } from './findFileProblems.ts';
import { useFormFileProblemText } from './useFilesCheck.ts';
import { useFilesText } from './useFilesText.ts';

/** The props of {@link FileRows}. */
export interface FileRowsProps {
  readonly label: string;
  readonly value: FilesValue;
  readonly existing: readonly ExistingFile[];
  readonly rules: FileRules;
  /** Called with the next value and what assistive technology reads. */
  readonly onChange: (value: FilesValue, announcement: string) => void;
}

/** The files of a field: those of the record, the new ones, and those of a draft that must be chosen again. */
export function FileRows({ label, value, existing, rules, onChange }: FileRowsProps) {
  const text = useFilesText();
  const describeProblem = useFormFileProblemText(rules);
  const { removed, added, missing = [] } = value;
  const problems = findFileProblems(value, existing, rules);
  const removeBy = (name: string, next: () => FilesValue) => () => onChange(next(), text('announce.removed', { name }));
  if (existing.length + added.length + missing.length === 0) return null;
  return (
    <ul aria-label={text('list', { name: label })}>
      {existing.map(({ fileID, fileName: name, size }) => (
        <FileRow
          key={fileID}
          {...{ name, size }}
          state={removed.includes(fileID) ? 'removed' : 'existing'}
          onRemove={removeBy(name, () => ({ ...value, removed: [...removed, fileID] }))}
          onKeep={() =>
            onChange({ ...value, removed: removed.filter((id) => id !== fileID) }, text('announce.kept', { name }))
          }
        />
      ))}
      {added.map((file, index) => (
        <FileRow
          // oxlint-disable-next-line react/no-array-index-key -- Two files may have the same name.
          key={`${index} ${file.name}`}
          name={file.name}
          size={file.size}
          state={problems[index] ? 'rejected' : 'added'}
          problem={problems[index] && describeProblem(file, problems[index])}
          onRemove={removeBy(file.name, () => ({ ...value, added: added.toSpliced(index, 1) }))}
        />
      ))}
      {missing.map((file) => (
        <FileRow
          key={file.name}
          {...file}
          state="missing"
          onRemove={removeBy(file.name, () =>
            withMissing(
              value,
              missing.filter((one) => one !== file),
            ),
          )}
        />
      ))}
    </ul>
  );
}
