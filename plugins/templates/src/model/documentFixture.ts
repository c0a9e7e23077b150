import { createProfile } from '@brokerdesk/plugin-sdk/api';
import type { Question, QuestionPage, TemplateDocument, Text } from './TemplateDocument.ts';

/** The schema that the server checks a template with. In a browser it is loaded; tests have the complete contract. */
export const templateSchema = requireSchema();

function requireSchema() {
  const schema = createProfile.shapes?.body;
  if (schema === undefined) throw new Error('The contract has no schema of a template.');
  return schema;
}

/** The same text in three languages. */
export function inAll(text: string): Text {
  return { EN: text, SC: text, TC: text };
}

/** A question with a short text as its answer, unless `more` says otherwise. */
export function makeQuestion(questionID: string, more: Partial<Question> = {}): Question {
  return { questionID, type: 'Textbox', label: inAll(questionID), required: false, ...more };
}

/** A single choice of NO and YES, which give 0 and 10 points. */
export function makeChoice(questionID: string, more: Partial<Question> = {}): Question {
  const options = [
    { value: 'NO', label: inAll('No'), score: 0 },
    { value: 'YES', label: inAll('Yes'), score: 10 },
  ];
  return makeQuestion(questionID, { type: 'Radiobox', required: true, options, ...more });
}

/** A condition on the answer YES. */
export function ifYes(questionID: string): Pick<Question, 'shownIf'> {
  return { shownIf: { questionID, values: ['YES'] } };
}

/** A page with one group, whose identifier is that of the page and `Group`. */
export function makePage(pageID: string, components: readonly Question[]): QuestionPage {
  const name = { nameEN: pageID, nameSC: pageID, nameTC: pageID };
  return { pageID, title: inAll(pageID), groups: [{ groupID: `${pageID}Group`, ...name, components }] };
}

/**
 * Two pages: `work` asks `employed`, and if so `employer` and `manager`, and if that `team`; `risk` asks `margin`.
 */
export function makeDocument(): TemplateDocument {
  const work = [
    makeChoice('employed'),
    makeQuestion('employer', ifYes('employed')),
    makeChoice('manager', ifYes('employed')),
    makeQuestion('team', ifYes('manager')),
  ];
  return {
    name: inAll('Template'),
    description: inAll('For tests.'),
    blockedCNIP: false,
    pages: [makePage('work', work), makePage('risk', [makeChoice('margin')])],
    classification: [
      { value: 'LOW', label: inAll('Low'), from: 0, to: 10 },
      { value: 'HIGH', label: inAll('High'), from: 11, to: 30 },
    ],
  };
}
