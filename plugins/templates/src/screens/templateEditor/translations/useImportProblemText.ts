import type { ImportProblem } from './exchangeTexts.ts';
import { useText } from './useText.ts';

/** Returns the function that says why a file is not imported, and what to do. */
export function useImportProblemText(): (problem: ImportProblem) => string {
  const text = useText();
  return (found) => {
    if (found.format === 'language') return text('translations.problem.language', { language: found.language });
    const { problem } = found;
    switch (problem.code) {
      case 'xml':
        return text('translations.problem.xml', { line: problem.line, detail: problem.detail });
      case 'version':
        return text('translations.problem.version');
      case 'markup':
        return text('translations.problem.markup', { line: problem.line, element: problem.detail });
      case 'quotes':
        return text('translations.problem.quotes', { line: problem.line });
      case 'missingColumns':
        return text('translations.problem.missingColumns', { titles: problem.titles.join(', ') });
      case 'repeatedColumn':
        return text('translations.problem.repeatedColumn', { title: problem.title });
      case 'tooManyRows':
        return text('translations.problem.tooManyRows', { count: problem.count, max: problem.max });
      case 'empty':
        return text('translations.problem.empty');
      default:
        return text('translations.problem.notText');
    }
  };
}
