// Answers with which a form can be tried at once. They are always the same, and the rules of answers accept them.
import {
  type Answers,
  answersShown,
  type AnswerValue,
  defaultAnswerOf,
  hkidCheckDigit,
  isShown,
  isWritable,
  mainlandCheckDigit,
  maximumLengthOf,
} from '@brokerdesk/plugin-sdk/api';
import { type Question, questionsOf, type TemplateDocument } from '../../model/TemplateDocument.ts';

/** Returns a valid answer to every question that is asked after the answers before it. */
export function sampleAnswers(document: TemplateDocument): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const question of questionsOf(document)) {
    if (isShown(question, answers)) answers[question.questionID] = sampleAnswer(question, answers);
  }
  return answersShown(questionsOf(document), answers);
}

function sampleAnswer(question: Question, before: Answers): AnswerValue {
  const { type, questionID } = question;
  if (type === 'FileUpload') return [`${questionID}.jpg`];
  if (type === 'Signature') return ['signature'];
  if (!isWritable(question)) return null;
  const present = defaultAnswerOf(question);
  if (question.readOnly || present !== null) return present;
  return sampleValue(question, before);
}

function sampleValue(question: Question, before: Answers): AnswerValue {
  const { type, options = [], questionID } = question;
  switch (type) {
    case 'Selectbox':
    case 'Radiobox':
      return options[0]?.value ?? null;
    case 'Checkbox':
      return options[0] ? [options[0].value] : null;
    case 'Emailbox':
      return fit(question, ['chan.taiman@mail.example', 'chan@a.hk', 'a@b.hk']);
    case 'Phonebox':
      return fit(question, ['+852 0210 0001', '+85202100001']);
    case 'Numberbox':
      return sampleNumber(question);
    case 'Date':
      return '1990-06-15';
    default:
      return fit(question, sampleTexts(questionID, before));
  }
}

/** Questions that the product knows by name have rules of their own. */
function sampleTexts(questionID: string, before: Answers): readonly string[] {
  switch (questionID) {
    case 'idCardNumber':
      return [identityNumberFor(before['idType'])];
    case 'lastName':
      return ['CHAN'];
    case 'firstName':
      return ['Tai Man', 'Tai'];
    case 'chiName':
      return ['陳大文'];
    case 'birthDate':
      return ['1990-06-15'];
    default:
      return ['Sample answer', 'Sample'];
  }
}

/** With check digits, from ranges that no authority issues. */
function identityNumberFor(idType: AnswerValue | undefined): string {
  switch (idType) {
    case 'HKID':
      return `I123456(${hkidCheckDigit('I123456')})`;
    case 'MAINLAND_ID':
      return `99010119900615123${mainlandCheckDigit('99010119900615123')}`;
    default:
      return 'ZZ0123456';
  }
}

/** The first text that is short enough, else the beginning of the last one. */
function fit(question: Question, texts: readonly string[]): string {
  const maximum = maximumLengthOf(question);
  return texts.find((text) => text.length <= maximum) ?? (texts.at(-1) ?? '').slice(0, maximum);
}

/** A number between the limits with at most six decimals; round if the limits allow it. */
function sampleNumber({ minimum = -1e12, maximum = 1e12 }: Question): string {
  const round = [10_000, 100, 10, 1, 0].find((number) => number >= minimum && number <= maximum);
  if (round !== undefined) return String(round);
  const whole = Math.ceil(minimum);
  const number = whole <= maximum ? whole : Math.ceil(minimum * 1e6) / 1e6;
  return number.toFixed(6).replace(/\.?0+$/, '');
}
