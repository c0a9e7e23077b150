import { useFormText } from '../useFormText.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { useFileProblemText } from '../upload/useFileProblemText.ts';
import { type ExistingFile, keptFileIDs, readFilesValue } from '../../kit/FilesValue.ts';
import { findFileProblems, type FormFileProblem } from './findFileProblems.ts';
import { factsOf } from './inspectFile.ts';
import { useFilesText } from './useFilesText.ts';

/** The rules of a field for files. */
export interface FilesCheckOptions {
  readonly rules: FileRules;
  readonly existing: readonly ExistingFile[];
  readonly isRequired: boolean;
}

/** Returns the check of a field for files: the message for a value that cannot be sent. */
export function useFilesCheck({ rules, existing, isRequired }: FilesCheckOptions) {
  const text = useFilesText();
  const formText = useFormText();
  return (value: unknown): string | undefined => {
    const files = readFilesValue(value);
    const names = (files.missing ?? []).map(({ name }) => name).join(text('separator'));
    if (names !== '') return text('problem.missing', { names });
    if (findFileProblems(files, existing, rules).some(Boolean)) return text('problem.rejected');
    const isEmpty = files.added.length + keptFileIDs(existing, files).length === 0;
    return isRequired && isEmpty ? formText('rule.required') : undefined;
  };
}

/** Returns the message for a problem of a file. */
export function useFormFileProblemText(rules: FileRules) {
  const text = useFilesText();
  const describe = useFileProblemText();
  return (file: File, problem: FormFileProblem): string => {
    const { type = '', pixels } = factsOf(file) ?? {};
    const { width = 0, height = 0 } = pixels ?? {};
    switch (problem) {
      case 'unchecked':
        return text('problem.unchecked');
      case 'unreadable':
        return text('problem.unreadable');
      case 'content':
        return text('problem.content', { types: rules.types.join(', ').toUpperCase() });
      case 'extension':
        return text('problem.extension', { type: type.toUpperCase() });
      case 'pixels':
        return text('problem.pixels', { width, height, required: `${rules.pixels?.width} × ${rules.pixels?.height}` });
      case 'pixelCount':
        return text('problem.pixelCount', { width, height });
      default:
        return describe(problem, { file, rules });
    }
  };
}
