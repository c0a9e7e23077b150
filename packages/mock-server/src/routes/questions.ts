import { exportQuestions, importQuestions, listQuestions } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { compareQuestions } from '../behaviour/answers/compareQuestions.ts';
import { describeProfile } from '../behaviour/templates/describeProfile.ts';
import { findTemplateProblems } from '../behaviour/templates/findTemplateProblems.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { placeQuestions, readQuestionFile, writeQuestionFile } from '../behaviour/templates/questionFiles.ts';
import { replaceProfile } from '../behaviour/templates/saveProfile.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ProfileRow } from '../state/templateRows.ts';
import { answersRoutes } from './answers.ts';

export const questionsRoutes: readonly Route[] = [
  route(listQuestions, (context, { query }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', query.profileID);
    if (!row) return notFound;
    const { profileID, version, templateVersion } = row;
    return { code: 'OK', data: { profileID, version, templateVersion, questions: placeQuestions(row) } };
  }),

  route(importQuestions, (context, { body, files }) => {
    const before = findOwn<ProfileRow>(context, 'profiles', body.profileID);
    const [file] = files.file;
    if (!before || !file) return notFound;
    const limits = context.row<BrokerRow>('brokers', before.brokerCode)?.limits;
    if (limits && file.bytes.byteLength > limits.questionFileBytes) return { code: 'E0013', data: null };
    const stale = refuseStale(before, body.version, () => describeProfile(context, before));
    if (stale) return stale;
    const reading = readQuestionFile(file.bytes, context.language);
    if ('fields' in reading) return { code: 'E0004', data: { fields: reading.fields } };
    const problems = findTemplateProblems(reading.template);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const { name, description } = before;
    const { pages, classification } = reading.template;
    const row = replaceProfile(context, before, { name, description, pages, classification });
    const { profileID, version, templateVersion } = row;
    return { code: 'OK', data: { profileID, version, templateVersion, ...compareQuestions(before, row) } };
  }),

  route(exportQuestions, (context, { query }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', query.profileID);
    if (!row) return notFound;
    const fileName = `questions-${row.profileID}.json`;
    return { code: 'OK', bytes: writeQuestionFile(row), contentType: 'application/json; charset=utf-8', fileName };
  }),

  ...answersRoutes,
];
