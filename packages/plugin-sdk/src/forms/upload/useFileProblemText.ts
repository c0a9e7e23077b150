import { useFormats } from '../../hooks/useFormats.ts';
import { useFormText } from '../useFormText.ts';
import type { FileProblem, FileRules } from './checkFile.ts';

/** Returns the message for a problem of a file. */
export function useFileProblemText() {
  const text = useFormText();
  const formats = useFormats();
  return (fileProblem: FileProblem, { file, rules }: { readonly file: File; readonly rules: FileRules }): string => {
    switch (fileProblem) {
      case 'tooLarge':
        return text('upload.fault.tooLarge', { size: formats.bytes(file.size), limit: formats.bytes(rules.maxBytes) });
      case 'type':
        return text('upload.fault.type', { types: rules.types.join(', ').toUpperCase() });
      case 'name':
        return text(`upload.fault.name.${rules.names ?? 'any'}`);
      case 'count':
        return text('upload.fault.count', { count: rules.maxCount });
      default:
        return text(`upload.fault.${fileProblem}`);
    }
  };
}
