import {
  Callout,
  ErrorState,
  labelOf,
  LinkButton,
  ScreenLink,
  SkeletonLines,
  Stack,
  StatusTag,
  Table,
  Text,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { usePdfFields, type ViewerDocument } from '@brokerdesk/plugin-sdk/documents';
import { documentOf, type Question } from '../../../model/TemplateDocument.ts';
import { useQuestionWords } from '../../../words/useQuestionWords.ts';
import { en } from '../../locales/en.ts';
import { useText } from '../../useText.ts';
import { type CoveredField, coverFields } from './coverFields.ts';

interface FieldCoverageViewProps {
  readonly document: ViewerDocument;
  readonly template: ProfileDetail;
}

/** Which fields of a PDF are filled by which question, which by none, and the questions that no field takes. */
export function FieldCoverageView({ document, template }: FieldCoverageViewProps) {
  const text = useText();
  const pdf = usePdfFields(document);
  if (pdf.state === 'failed') {
    return pdf.error ? (
      <ErrorState title={text('openingForms.fieldsFailed')} error={pdf.error} onRetry={pdf.retry} />
    ) : (
      <Callout tone="failed" title={text('openingForms.fieldsFailed')}>
        <LinkButton onClick={pdf.retry}>{text('openingForms.retry')}</LinkButton>
      </Callout>
    );
  }
  if (pdf.state === 'unreadable') return <Callout tone="failed" title={text('openingForms.unreadable')} />;
  if (pdf.state === 'loading') {
    return (
      <>
        <SkeletonLines count={4} />
        <WaitingText active itemsLabel={text('openingForms.fields')} />
      </>
    );
  }
  const { fields, questionsWithoutField } = coverFields(pdf.fields, documentOf(template));
  const unfilled = fields.filter(({ question }) => question === undefined);
  return (
    <Stack gap={16}>
      <h2>{text('openingForms.fields')}</h2>
      {fields.length === 0 ? (
        <Callout tone="neutral" title={text('openingForms.noFields')}>
          {text('openingForms.noFieldsHint')}
        </Callout>
      ) : (
        <>
          <p>{text('openingForms.filledCount', { filled: fields.length - unfilled.length, count: fields.length })}</p>
          <FieldTable fields={[...unfilled, ...fields.filter(({ question }) => question !== undefined)]} />
          <h3>{text('openingForms.withoutField', { count: questionsWithoutField.length })}</h3>
          <Text as="p" tone="neutral">
            {text('openingForms.withoutFieldHint')}
          </Text>
          <Stack as="ul" gap={4}>
            {questionsWithoutField.map((question) => (
              <li key={question.questionID}>
                <QuestionLink question={question} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

function FieldTable({ fields }: { readonly fields: readonly CoveredField[] }) {
  const text = useText();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('openingForms.field')}</th>
          <th scope="col">{text('openingForms.kind')}</th>
          <th scope="col">{text('openingForms.page')}</th>
          <th scope="col">{text('openingForms.filledBy')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field: { name, kind, pages }, question }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <td>{labelOf(en.pdfFieldKind, kind, (known) => text(`pdfFieldKind.${known}`))}</td>
            <td>{pages.join(text('words.separator'))}</td>
            <td>
              {question ? (
                <QuestionLink question={question} />
              ) : (
                <StatusTag tone="waiting">{text('openingForms.notFilled')}</StatusTag>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function QuestionLink({ question }: { readonly question: Question }) {
  const { nameOf } = useQuestionWords();
  const { id = '' } = useScreenParams();
  const params = { id, tab: 'questions', part: question.questionID };
  return <ScreenLink to={{ code: 'RAO_VIEW_PROFILE', params }}>{nameOf(question)}</ScreenLink>;
}
