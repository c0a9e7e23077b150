import { useFormats } from '@brokerdesk/plugin-sdk';
import type { ImportProblem } from './exchangeTexts.ts';
import { useText } from './useText.ts';

/** Returns the function that says why a file of a translation tool is not imported, and what to do. */
export function useImportProblemText(): (problem: Exclude<ImportProblem, { readonly format: 'csv' }>) => string {
  const text = useText();
  const { bytes } = useFormats();
  return (found) => {
    if (found.format === 'language') return text('translations.problem.language', { language: found.language });
    const { problem } = found;
    switch (problem.code) {
      case 'xml':
        return text('translations.problem.xml', { line: problem.line, detail: problem.detail });
      case 'markup':
        return text('translations.problem.markup', { line: problem.line, element: problem.detail });
      case 'tooLarge':
        return text('translations.problem.tooLarge', { size: bytes(problem.bytes), max: bytes(problem.max) });
      default:
        return text('translations.problem.version');
    }
  };
}
