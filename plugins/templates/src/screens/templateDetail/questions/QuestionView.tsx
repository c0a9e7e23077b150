import {
  Fact,
  FactList,
  LinkButton,
  Row,
  Stack,
  StatusTag,
  Table,
  Text,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { memo } from 'react';
import type { Question, TemplateDocument, Text as LocalText } from '../../../model/TemplateDocument.ts';
import { useQuestionWords } from '../../../words/useQuestionWords.ts';
import { useText } from '../../useText.ts';

interface QuestionViewProps {
  readonly question: Question;
  readonly document: TemplateDocument;
  readonly showsAllLanguages: boolean;
  /** Moves to another question, by its identifier. Absent on paper, where a condition cannot be followed. */
  readonly onJump?: (questionID: string) => void;
}

/** One question with every field that is set. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { question, document, showsAllLanguages, onJump } = props;
  const text = useText();
  const words = useQuestionWords();
  const { count } = useFormats();
  const { questionID, type, label, help, required, core, readOnly, defaultValue, maxLength, minimum, maximum } =
    question;
  const { options = [], shownIf, textVersion } = question;
  const condition = words.conditionOf(question, document);
  const facts: readonly (readonly [key: string, term: string, value: React.ReactNode])[] = [
    ['help', text('questionField.help'), help && <LocalWords key="help" words={help} isComplete={showsAllLanguages} />],
    ['defaultValue', text('questionField.defaultValue'), defaultValue],
    [
      'maxLength',
      text('questionField.maxLength'),
      maxLength && text('templateQuestions.characters', { number: count(maxLength) }),
    ],
    ['range', text('templateQuestions.range'), rangeText()],
    ['textVersion', text('questionField.textVersion'), textVersion],
  ];
  const shown = facts.filter(([, , value]) => value !== undefined && value !== '');
  return (
    <Stack gap={8}>
      <Row wrap gap={8}>
        <Text bold lines>
          {Object.values(label).some((one) => one !== '') ? (
            <LocalWords words={label} isComplete={showsAllLanguages} />
          ) : (
            words.typeOf(type)
          )}
        </Text>
      </Row>
      <Row wrap gap={8}>
        <Text tone="neutral" size="table">
          {words.typeOf(type)}
        </Text>
        <Text tone="neutral" size="small">
          <code translate="no">{questionID}</code>
        </Text>
        {required && <StatusTag tone="progress">{text('questionField.required')}</StatusTag>}
        {core === true && <StatusTag tone="form">{text('questionField.core')}</StatusTag>}
        {readOnly === true && <StatusTag tone="neutral">{text('questionField.readOnly')}</StatusTag>}
      </Row>
      {condition !== null && (
        <Text as="p" size="table">
          {condition}{' '}
          {onJump && shownIf && (
            <LinkButton onClick={() => onJump(shownIf.questionID)}>{text('templateQuestions.toCondition')}</LinkButton>
          )}
        </Text>
      )}
      {shown.length > 0 && (
        <FactList>
          {shown.map(([key, term, value]) => (
            <Fact key={key} term={term}>
              {value}
            </Fact>
          ))}
        </FactList>
      )}
      {options.length > 0 && <OptionTable options={options} isComplete={showsAllLanguages} />}
    </Stack>
  );

  function rangeText() {
    if (minimum === undefined && maximum === undefined) return undefined;
    if (maximum === undefined) return text('templateQuestions.atLeast', { minimum: count(minimum ?? 0) });
    if (minimum === undefined) return text('templateQuestions.atMost', { maximum: count(maximum) });
    return text('templateQuestions.between', { minimum: count(minimum), maximum: count(maximum) });
  }
});

const languages = [
  ['EN', 'en'],
  ['SC', 'zh-Hans'],
  ['TC', 'zh-Hant'],
] as const;

/** A text in the language of the page, or in all three below each other. */
function LocalWords({ words, isComplete }: { readonly words: LocalText; readonly isComplete: boolean }) {
  const { language } = useHost();
  if (!isComplete) return textIn(words, language);
  return (
    <span translate="no">
      {languages.map(([key, lang]) => (
        <Text as="div" key={key} lang={lang}>
          {words[key]}
        </Text>
      ))}
    </span>
  );
}

interface OptionTableProps {
  readonly options: NonNullable<Question['options']>;
  readonly isComplete: boolean;
}

function OptionTable({ options, isComplete }: OptionTableProps) {
  const text = useText();
  const hasScores = options.some(({ score }) => score !== undefined);
  const hasDefault = options.some(({ isDefault }) => isDefault);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('questionField.option')}</th>
          <th scope="col">{text('questionField.value')}</th>
          {hasScores && (
            <th scope="col" data-align="end">
              {text('questionField.score')}
            </th>
          )}
          {hasDefault && <th scope="col">{text('questionField.isDefault')}</th>}
        </tr>
      </thead>
      <tbody>
        {options.map(({ value, label, score, isDefault }) => (
          <tr key={value}>
            <td>
              <LocalWords words={label} isComplete={isComplete} />
            </td>
            <td>
              <code translate="no">{value}</code>
            </td>
            {hasScores && <td data-align="end">{score ?? ''}</td>}
            {hasDefault && <td>{isDefault ? text('words.yes') : ''}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
