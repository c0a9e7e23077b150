import { Stack, Table, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Answers } from '@brokerdesk/plugin-sdk/api';
import { type ScoredQuestion, scoreSheetOf } from '../clientForm/sheet/scoreSheet.ts';
import type { TemplateDocument } from '../model/TemplateDocument.ts';
import { useText } from '../screens/useText.ts';

/** The points so far, the class that they lead to, and which answer gave how many. */
export function ScorePanel({ document, answers }: { readonly document: TemplateDocument; readonly answers: Answers }) {
  const text = useText();
  const { language } = useHost();
  const { points, maximum, band, questions } = scoreSheetOf(document, answers);
  return (
    <Stack as="section" gap={8} aria-label={text('preview.score')}>
      <h2>{text('preview.score')}</h2>
      {questions.length === 0 && <Text tone="neutral">{text('preview.noScore')}</Text>}
      {questions.length > 0 && (
        <p role="status">
          <Text bold>{text('preview.points', { points, maximum })}</Text>
          {' · '}
          {band ? textIn(band.label, language) : text('preview.noClass')}
        </p>
      )}
      {questions.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{text('preview.question')}</th>
              <th scope="col">{text('preview.answer')}</th>
              <th scope="col" data-align="end">
                {text('preview.given')}
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map((scored) => (
              <ScoreRow key={scored.question.questionID} scored={scored} />
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}

function ScoreRow({ scored }: { readonly scored: ScoredQuestion }) {
  const text = useText();
  const { language } = useHost();
  const { question, isAsked, chosen, points, most } = scored;
  const missing = text(isAsked ? 'preview.unanswered' : 'preview.notAsked');
  return (
    <tr>
      <td>{textIn(question.label, language)}</td>
      <td>{chosen ? textIn(chosen.label, language) : <Text tone="neutral">{missing}</Text>}</td>
      <td data-align="end">{text('preview.of', { points, most })}</td>
    </tr>
  );
}
