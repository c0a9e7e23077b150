import { expect, it } from 'vitest';
import type { PdfField } from '@brokerdesk/plugin-sdk/documents';
import type { Question } from '../../../model/TemplateDocument.ts';
import { coverFields } from './coverFields.ts';

const text = (value: string) => ({ EN: value, SC: value, TC: value });
const question = (questionID: string, type: Question['type'] = 'Textbox'): Question => ({
  questionID,
  type,
  label: text(questionID),
  required: true,
});
const field = (name: string, kind: PdfField['kind'] = 'text'): PdfField => ({ name, kind, pages: [1] });

it('matches by identifier, and names fields and questions that have no partner', () => {
  const components = [question('chiName'), question('note', 'Label'), question('email'), question('gap', 'Linebreak')];
  const group = { groupID: 'all', nameEN: 'All', nameSC: 'All', nameTC: 'All', components };
  const coverage = coverFields([field('chiName'), field('ChiName'), field('note'), field('print', 'button')], {
    pages: [{ pageID: 'only', title: text('Only'), groups: [group] }],
  });
  expect(coverage.fields.map((one) => [one.field.name, one.question?.questionID])).toEqual([
    ['chiName', 'chiName'],
    ['ChiName', undefined],
    ['note', undefined],
  ]);
  expect(coverage.questionsWithoutField.map(({ questionID }) => questionID)).toEqual(['email']);
});
