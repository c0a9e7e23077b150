// Question files that are refused for the rules of templates, for tests.
import {
  at,
  bandOf,
  bandsIn,
  changed,
  groupsIn,
  labelIn,
  optionIn,
  pagesIn,
  questionsIn,
  text,
  type MalformedFile,
} from './questionFileFixture.ts';

/** Files of the right shape, each of which breaks a rule. */
export const brokenRules: readonly MalformedFile[] = [
  changed('no page at all', (content) => Object.assign(content, { pages: [], questions: [] }), 'questions', 'no-pages'),
  changed(
    'a page without a group',
    (content) => pagesIn(content).push({ pageID: 'last', title: text, groups: [] }),
    'pages.10.groups',
    'no-groups',
  ),
  changed(
    'a group without a question',
    (content) => groupsIn(content).push({ groupID: 'gap', nameEN: 'x', nameSC: 'x', nameTC: 'x' }),
    'pages.0.groups.1.components',
    'empty-group',
  ),
  changed(
    'an identifier twice',
    (content) => (at(content, 'employer')['questionID'] = 'email'),
    'employer.questionID',
    'duplicate',
  ),
  changed('an empty label', (content) => (labelIn(content, 'employer')['SC'] = ''), 'employer.label.SC', 'required'),
  changed(
    'a hint in one language',
    (content) => (at(content, 'employer')['help'] = { EN: 'x', SC: '', TC: 'x' }),
    'employer.help.SC',
    'required',
  ),
  changed(
    'a choice without options',
    (content) => (at(content, 'businessNature')['options'] = []),
    'businessNature.options',
    'no-options',
  ),
  changed(
    'a text with options',
    (content) => (at(content, 'employer')['options'] = [{ value: 'A', label: text }]),
    'employer.options',
    'options-not-allowed',
  ),
  changed(
    'two options of one value',
    (content) => (optionIn(content, 'businessNature', 1)['value'] = optionIn(content, 'businessNature', 0)['value']),
    'businessNature.options.1.value',
    'duplicate-option',
  ),
  changed(
    'two defaults',
    (content) => [0, 1].map((index) => (optionIn(content, 'businessNature', index)['isDefault'] = true)),
    'businessNature.options.1.isDefault',
    'one-default',
  ),
  changed(
    'a default that is no answer',
    (content) => (at(content, 'email')['defaultValue'] = 'no address'),
    'email.defaultValue',
    'default-invalid',
  ),
  changed(
    'a read-only question without a default',
    (content) => (at(content, 'employer')['readOnly'] = true),
    'employer.readOnly',
    'read-only-default',
  ),
  changed(
    'a minimum above the maximum',
    (content) => Object.assign(at(content, 'employer'), { type: 'Numberbox', minimum: 2, maximum: 1 }),
    'employer.minimum',
    'range',
  ),
  changed(
    'a core question less',
    (content) => (content['questions'] = questionsIn(content).filter(({ questionID }) => questionID !== 'email')),
    'questions',
    'core-missing',
  ),
  changed(
    'an optional core question',
    (content) => (at(content, 'email')['required'] = false),
    'email.required',
    'core-required',
  ),
  changed(
    'a core question with a condition',
    (content) => (at(content, 'accountTypes')['shownIf'] = { questionID: 'employment', values: ['RETIRED'] }),
    'accountTypes.shownIf',
    'core-always',
  ),
  changed(
    'a core question of another type',
    (content) => (at(content, 'lastName')['type'] = 'Multilinebox'),
    'lastName.type',
    'core-type',
  ),
  changed(
    'a question that claims to be core',
    (content) => (at(content, 'employer')['core'] = true),
    'employer.core',
    'not-core',
  ),
  changed(
    'a condition on a later question',
    (content) => (
      (at(content, 'chiName')['shownIf'] = undefined),
      (at(content, 'employer')['shownIf'] = { questionID: 'accountTypes', values: ['CASH'] })
    ),
    'employer.shownIf.questionID',
    'shown-if-question',
  ),
  changed(
    'a condition on an unknown option',
    (content) => (at(content, 'employer')['shownIf'] = { questionID: 'employment', values: ['NONE'] }),
    'employer.shownIf.values.0',
    'shown-if-option',
  ),
  changed(
    'a gap between classes',
    (content) => (bandOf(content, 1)['from'] = Number(bandOf(content, 1)['from']) + 1),
    'classification.1.from',
    'class-start',
  ),
  changed('classes that end too early', (content) => bandsIn(content).pop(), `classification.-1.to`, 'class-end'),
];
