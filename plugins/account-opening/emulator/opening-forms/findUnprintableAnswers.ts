import { type AnswerPage, findUnprintable, type LocalText } from '@brokerdesk/api';
import type { LocalizedFieldProblem } from '@brokerdesk/mock-server/engine';
import { describeBrokenRule } from '../answers/answerRuleTexts.ts';

/** Finds the answers that a document in this language cannot show: clients sign no form with a box in place of a letter. */
export function findUnprintableAnswers(
  pages: readonly AnswerPage[],
  spelling: keyof LocalText,
): readonly LocalizedFieldProblem[] {
  return pages
    .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
    .filter(({ display }) => findUnprintable(display[spelling]).length > 0)
    .map(({ questionID, display }) => ({
      path: `answers.${questionID}`,
      rule: 'unprintable',
      texts: describeBrokenRule('unprintable', display[spelling]),
    }));
}
