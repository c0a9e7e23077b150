import { LinkButton, Table } from '@brokerdesk/plugin-sdk';
import type { Question } from '../../../model/TemplateDocument.ts';
import type { ReachableScores } from '../../../model/scores.ts';
import { usePartNames } from '../inspector/usePartNames.ts';
import { useText } from '../panels/useText.ts';

/** Props of {@link ScoredQuestions}. */
export interface ScoredQuestionsProps {
  readonly scores: ReachableScores;
  readonly onOpen: (questionID: string) => void;
}

/** The questions that give points, with what each gives at least and at most. */
export function ScoredQuestions({ scores, onOpen }: ScoredQuestionsProps) {
  const text = useText();
  const { nameOfQuestion, nameOfOption } = usePartNames();
  return (
    <Table>
      <caption>{text('scores.questions')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('scores.question')}</th>
          <th scope="col">{text('scores.options')}</th>
          <th scope="col" data-align="end">
            {text('scores.least')}
          </th>
          <th scope="col" data-align="end">
            {text('scores.most')}
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.questions.map((question) => {
          const [least, most] = rangeOf(question);
          return (
            <tr key={question.questionID}>
              <th scope="row">
                <LinkButton onClick={() => onOpen(question.questionID)}>{nameOfQuestion(question)}</LinkButton>
              </th>
              <td>
                {question.options
                  ?.map((option) =>
                    text('scores.optionPoints', { option: nameOfOption(option), count: option.score ?? 0 }),
                  )
                  .join(' · ')}
              </td>
              <td data-align="end">{least}</td>
              <td data-align="end">{most}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text('scores.total')}
          </th>
          <td data-align="end">{scores.minimum}</td>
          <td data-align="end">{scores.maximum}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

/** A question that need not be answered, or is not always shown, may give nothing. */
function rangeOf({ options = [], required, shownIf }: Question): readonly [least: number, most: number] {
  const points = options.map(({ score = 0 }) => score);
  const least = required && shownIf === undefined ? Math.min(...points) : 0;
  return [least, Math.max(0, ...points)];
}
