// What an opening form would look like, for those who write templates. Nothing is stored.
import {
  type Answers,
  answersShown,
  findBrokenPersonRule,
  findBrokenRule,
  isWritable,
  previewOpeningForm,
  scoreOf,
  storedAnswerOf,
} from '@brokerdesk/api';
import { type BrokerRow } from '@brokerdesk/fixtures';
import { type Component } from '../../demo/profiles/Profile.ts';
import { composePages } from '../../demo/profiles/composePages.ts';
import {
  type ErrorResponse,
  findOwn,
  formatTime,
  invalidFields,
  type LocalizedFieldProblem,
  message,
  type RequestContext,
  route,
  type Route,
} from '@brokerdesk/mock-server/engine';
import { drawForm } from '../documents/drawForm.ts';
import { describeBrokenRule } from '../answers/answerRuleTexts.ts';
import { componentsOf } from '../profiles/describeProfile.ts';
import type { ProfileRow } from '../profiles/profileRows.ts';
import type { OpeningFormTemplateRow } from './openingFormRows.ts';
import { templateBytes } from './openingFormTemplateRules.ts';
import { optionValuesOf } from './optionValuesOf.ts';
import { openingFormTexts } from './openingFormTexts.ts';

export const openingFormPreviewRoutes: readonly Route[] = [
  route(previewOpeningForm, async (context, { body: { profileID, templateID, answers } }) => {
    const profile = findOwn<ProfileRow>(context, 'profiles', profileID);
    if (!profile) return createError(context, 'profileID', openingFormTexts.profileUnknown);
    const template = findOwn<OpeningFormTemplateRow>(context, 'openingFormTemplates', templateID);
    if (!template) return createError(context, 'templateID', openingFormTexts.templateUnknown);
    if (template.profileID !== profileID) return createError(context, 'templateID', openingFormTexts.templateOfOther);
    const problems = findAnswerProblems(componentsOf(profile), answers, context.now());
    if (problems.length > 0) return invalidFields(context.language, problems);
    const stored = Object.keys(answers).map((questionID) => [questionID, storedAnswerOf(questionID, answers)] as const);
    const bytes = await drawPreview(context, { profile, template, answers: Object.fromEntries(stored) });
    return { code: 'OK', bytes, contentType: 'application/pdf', fileName: `preview-${template.fileName}` };
  }),
];

interface Preview {
  readonly profile: ProfileRow;
  readonly template: OpeningFormTemplateRow;
  readonly answers: Answers;
}

async function drawPreview(context: RequestContext, { profile, template, answers }: Preview): Promise<Uint8Array> {
  const { brokerCode, name: profileName } = profile;
  const components = componentsOf(profile);
  const { value } = scoreOf({ pages: profile.pages, classification: profile.scoreBands }, answers);
  const results = components.filter(({ type }) => type === 'ScoreResult').map(({ questionID }) => [questionID, value]);
  const shown = answersShown(components, { ...answers, ...Object.fromEntries(results) });
  const text = (questionID: string) => {
    const answer = shown[questionID];
    return typeof answer === 'string' ? answer : '';
  };
  const { name } = context.row<BrokerRow>('brokers', brokerCode) ?? {};
  const content = {
    formNumber: 'PREVIEW',
    applyID: '–',
    language: context.language,
    brokerName: name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode },
    profileName,
    applicant: { chiName: text('chiName'), lastName: text('lastName'), firstName: text('firstName') },
    generateTime: formatTime(context.now()),
    pages: composePages(profile, shown),
    optionValues: optionValuesOf(components),
    fileNames: {},
    signatures: {},
    isPreview: true,
  };
  return drawForm(content, await templateBytes(context, template));
}

/** Answers need not be complete, but what there is must be a valid answer to a question of the template. */
function findAnswerProblems(components: readonly Component[], answers: Answers, now: number): LocalizedFieldProblem[] {
  const known = new Map(components.map((component) => [component.questionID, component]));
  const shown = answersShown(components, answers);
  return Object.entries(answers).flatMap(([questionID, value]): LocalizedFieldProblem[] => {
    const path = `answers.${questionID}`;
    const component = known.get(questionID);
    if (!component) return [{ path, rule: 'unknown', texts: unknownQuestionTexts }];
    if (value === null || shown[questionID] === undefined) return [];
    const isFile = component.type === 'FileUpload' || component.type === 'Signature';
    if (isFile && typeof value !== 'string') return [];
    if (!isWritable(component))
      return [{ path, rule: 'not-answerable', texts: describeBrokenRule('not-answerable', value) }];
    const rule = findBrokenRule(component, value) ?? findBrokenPersonRule(questionID, answers, now);
    return rule && rule !== 'required' ? [{ path, rule, texts: describeBrokenRule(rule, value) }] : [];
  });
}

const unknownQuestionTexts = message('The template has no such question.', '模板中没有此问题。', '範本中沒有此問題。');

function createError({ language }: RequestContext, path: string, texts: LocalizedFieldProblem['texts']): ErrorResponse {
  return invalidFields(language, [{ path, rule: 'unknown', texts }]);
}
