import { useFormats } from '../../hooks/useFormats.ts';
import { useFormFileProblemText } from '../files/useFilesCheck.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { maximumSourceBytes, type PictureProblem } from './preparePicture.ts';
import { usePictureText } from './usePictureText.ts';

/** Returns the message for a problem of a picture. */
export function usePictureProblemText(rules: FileRules) {
  const text = usePictureText();
  const formats = useFormats();
  const describeFile = useFormFileProblemText(rules);
  return (file: File, problem: PictureProblem): string => {
    const size = formats.bytes(file.size);
    switch (problem) {
      case 'broken':
      case 'foreign':
      case 'nameTaken':
        return text(`problem.${problem}`);
      case 'sourceTooLarge':
        return text('problem.sourceTooLarge', { size, limit: formats.bytes(maximumSourceBytes) });
      case 'resultTooLarge':
        return text('problem.resultTooLarge', { size, limit: formats.bytes(rules.maxBytes) });
      default:
        return describeFile(file, problem);
    }
  };
}
