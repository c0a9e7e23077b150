import { exportQuestions, importQuestions, listQuestions } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { checkVersion, findOwn, invalidFields, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { diffQuestions } from './diffQuestions.ts';
import { describeProfile } from '../profiles/describeProfile.ts';
import { listTemplateProblems } from '../profiles/template-rules/listTemplateProblems.ts';
import { listPlacedQuestions, readQuestionFile, writeQuestionFile } from './questionFiles.ts';
import { replaceProfile } from '../profiles/saveProfile.ts';
import type { ProfileRow } from '../profiles/profileRows.ts';
import { answerRoutes } from '../answers/answerRoutes.ts';

export const questionRoutes: readonly Route[] = [
  route(listQuestions, (context, { query }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', query.profileID);
    if (!row) return notFound;
    const { profileID, version, templateVersion } = row;
    return { code: 'OK', data: { profileID, version, templateVersion, questions: listPlacedQuestions(row) } };
  }),

  route(importQuestions, (context, { body, files }) => {
    const before = findOwn<ProfileRow>(context, 'profiles', body.profileID);
    const [file] = files.file;
    if (!before || !file) return notFound;
    const limits = context.row<BrokerRow>('brokers', before.brokerCode)?.limits;
    if (limits && file.bytes.byteLength > limits.questionFileBytes) return { code: 'E0013', data: null };
    const staleError = checkVersion(before, body.version, () => describeProfile(context, before));
    if (staleError) return staleError;
    const result = readQuestionFile(file.bytes, context.language);
    if ('fields' in result) return { code: 'E0004', data: { fields: result.fields } };
    const problems = listTemplateProblems(result.template);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const { name, description } = before;
    const { pages, classification } = result.template;
    const row = replaceProfile(context, before, { name, description, pages, classification });
    const { profileID, version, templateVersion } = row;
    return { code: 'OK', data: { profileID, version, templateVersion, ...diffQuestions(before, row) } };
  }),

  route(exportQuestions, (context, { query }) => {
    const row = findOwn<ProfileRow>(context, 'profiles', query.profileID);
    if (!row) return notFound;
    const fileName = `questions-${row.profileID}.json`;
    return { code: 'OK', bytes: writeQuestionFile(row), contentType: 'application/json; charset=utf-8', fileName };
  }),

  ...answerRoutes,
];
